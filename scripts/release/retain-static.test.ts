import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addPrevious, putAside } from "./retain-static";

const folder = mkdtempSync(join(tmpdir(), "retained-static-"));
afterAll(() => rmSync(folder, { recursive: true }));

const build = join(folder, ".next");
const chunks = join(build, "static", "chunks");

/** As `npm run build` does: Next keeps only its cache. */
function release(...files: string[]): string[] {
  putAside(build);
  for (const name of ["static", "BUILD_ID", "own-static.json"])
    rmSync(join(build, name), { recursive: true, force: true });
  mkdirSync(chunks, { recursive: true });
  for (const file of files) writeFileSync(join(chunks, file), file);
  writeFileSync(join(build, "BUILD_ID"), files.join());
  addPrevious(build);
  return readdirSync(chunks).sort();
}

it("a build has its own static files and those of the previous release, and no older ones", () => {
  expect(release("a.js", "shared.js")).toEqual(["a.js", "shared.js"]);
  expect(release("b.js", "shared.js")).toEqual(["a.js", "b.js", "shared.js"]);
  expect(release("c.js", "shared.js")).toEqual(["b.js", "c.js", "shared.js"]);
});

it("a failed build loses none of the static files", () => {
  release("d.js");
  putAside(build);
  rmSync(join(build, "static"), { recursive: true });
  rmSync(join(build, "BUILD_ID"));
  expect(release("e.js")).toEqual(["d.js", "e.js"]);
});
