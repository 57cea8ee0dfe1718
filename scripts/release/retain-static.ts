import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Runs around `npm run build`: browsers with pages of the previous release open still request its scripts.
// Next empties its build folder except for the cache. Needs only Node: a server installs no test tools.

const staticIn = (build: string) => join(build, "static");
/** The build's own files, without those kept from the previous release. */
const listIn = (build: string) => join(build, "own-static.json");
const previousIn = (build: string) => join(build, "cache", "previous-static");

const filesIn = (folder: string) =>
  globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Moves the current build's files aside. After a failed build, the existing ones stay. */
export function putAside(build: string): void {
  if (!existsSync(join(build, "BUILD_ID"))) return;
  const own: string[] = existsSync(listIn(build))
    ? JSON.parse(readFileSync(listIn(build), "utf8"))
    : filesIn(staticIn(build));
  rmSync(previousIn(build), { recursive: true, force: true });
  for (const file of own) cpSync(join(staticIn(build), file), join(previousIn(build), file));
}

/** Adds the previous release's files to the new build. */
export function addPrevious(build: string): void {
  writeFileSync(listIn(build), JSON.stringify(filesIn(staticIn(build))));
  if (existsSync(previousIn(build)))
    cpSync(previousIn(build), staticIn(build), { recursive: true, force: false });
}

const [, script = "", step] = process.argv;
if (script.endsWith("retain-static.ts")) {
  if (step === "before") putAside(".next");
  else addPrevious(".next");
}
