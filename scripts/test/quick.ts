import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { printOutcome, runCommand, runScript } from "./steps";

// `npm run test:quick`: lint, types, and the unit and database tests of what changed since main. No browser.

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).trim().split("\n").filter(Boolean);

/** Files that differ from main, including uncommitted ones. On main itself: from the previous commit. */
function listChanges(): string[] {
  const [head = "HEAD"] = git("rev-parse", "HEAD");
  const [fork = head] = git("merge-base", "main", "HEAD");
  const open = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  const committed =
    fork === head && open.length > 0 ? [] : git("diff", "--name-only", fork === head ? "HEAD~1" : fork);
  return [...new Set([...committed, ...open])].filter((path) => existsSync(path));
}

/** Folders of database tests that have the name of a changed SQL area. */
function areasOf(changes: string[]): string[] {
  const areas = changes.map((path) => /^supabase\/schemas\/([^/]+)\//.exec(path)?.[1]);
  return [...new Set(areas)].map((area) => `supabase/tests/${area}`).filter((path) => existsSync(path));
}

const changes = listChanges();
const sources = changes.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith("e2e/"));
const areas = areasOf(changes);
const vitest = (name: string, ...args: string[]) =>
  runCommand(name, "npx", ["vitest", ...args, "--silent", "--passWithNoTests"]);

const gates = await Promise.all([
  runCommand("lint", "npx", ["biome", "check", "--changed", "--since=main", "--no-errors-on-unmatched", "."]),
  runScript("types"),
]);
gates.forEach(printOutcome);
const tests = [];
if (gates.every(({ isOk }) => isOk)) {
  if (sources.length > 0) {
    tests.push(await vitest("unit", "related", ...sources, "--run", "--project", "unit*"));
  }
  if (areas.length > 0) tests.push(await vitest("database", "run", ...areas, "--project", "database"));
}
tests.forEach(printOutcome);
process.exitCode = [...gates, ...tests].every(({ isOk }) => isOk) ? 0 : 1;
