import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Around `npm run build`: pages of the release before are open in browsers, and ask for its scripts until they are loaded again.
// Next empties the folder of its build, all but the cache. Runs with Node alone: a server installs no tools for tests.

const staticIn = (build: string) => join(build, "static");
/** The files of the build itself, not those kept for the release before. */
const listIn = (build: string) => join(build, "own-static.json");
const previousIn = (build: string) => join(build, "cache", "previous-static");

const filesIn = (folder: string) =>
  globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Puts the files of the present build aside. After a build that failed, those that are there stay. */
export function putAside(build: string): void {
  if (!existsSync(join(build, "BUILD_ID"))) return;
  const own: string[] = existsSync(listIn(build))
    ? JSON.parse(readFileSync(listIn(build), "utf8"))
    : filesIn(staticIn(build));
  rmSync(previousIn(build), { recursive: true, force: true });
  for (const file of own) cpSync(join(staticIn(build), file), join(previousIn(build), file));
}

/** Adds the files of the release before to the new build. */
export function addPrevious(build: string): void {
  writeFileSync(listIn(build), JSON.stringify(filesIn(staticIn(build))));
  if (existsSync(previousIn(build)))
    cpSync(previousIn(build), staticIn(build), { recursive: true, force: false });
}

const [, script = "", step] = process.argv;
if (script.endsWith("keep-static.ts")) {
  if (step === "before") putAside(".next");
  else addPrevious(".next");
}
