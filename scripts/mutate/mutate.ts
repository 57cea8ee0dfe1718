import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Random } from "../fuzz/random";
import { runCommand, runScript } from "../test/steps";
import { type Fault, findFaults, putFault } from "./faults";

// `npm run test:mutate [-- --count 80 --seed 1 --browser]`: puts random faults into lib, server and components, one
// at a time, and runs the tests that could notice: unit and database tests that import the file, then types, and with
// --browser all journeys for the remaining ones. Exits with 1 when fewer than 85 % fail; lists survivors.

const GOAL = 0.85;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "80" },
    seed: { type: "string", default: "1" },
    browser: { type: "boolean", default: false },
  },
});

/** Source files; long ones hold more faults, so they are drawn more often. */
function listSources(): string[] {
  const listed = execFileSync("git", ["ls-files", "lib", "server", "components"], { encoding: "utf8" });
  return listed
    .trim()
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|database\.types\.ts$/.test(path));
}

type Drawn = { path: string; fault: Fault };

function drawFaults(count: number, seed: number): Drawn[] {
  const random = new Random(seed);
  const all = listSources().flatMap((path) =>
    findFaults(readFileSync(path, "utf8"), path.endsWith(".tsx")).map((fault): Drawn => ({ path, fault })),
  );
  return Array.from({ length: count }, () => random.pick(all));
}

const vitest = (project: "unit" | "database", path: string) =>
  runCommand(project, "npx", [
    ...["vitest", "related", path, "--run", "--project", `${project}*`],
    ...["--silent", "--bail", "1", "--passWithNoTests"],
  ]);

/** The check that noticed, or null. */
async function findNoticer(path: string): Promise<string | null> {
  const checks = [
    () => vitest("unit", path),
    () => vitest("database", path),
    () => runScript("types"),
    ...(values.browser ? [() => runScript("test:e2e", { args: ["--max-failures=1"] })] : []),
  ];
  for (const run of checks) {
    const { name, isOk } = await run();
    if (!isOk) return name;
  }
  return null;
}

const drawn = drawFaults(Number(values.count), Number(values.seed));
const survivors: string[] = [];
for (const { path, fault } of drawn) {
  const { kind, line, from, to } = fault;
  const original = readFileSync(path, "utf8");
  const restore = () => writeFileSync(path, original);
  process.once("SIGINT", restore);
  let noticer: string | null;
  try {
    writeFileSync(path, putFault(original, fault));
    noticer = await findNoticer(path);
  } finally {
    restore();
    process.off("SIGINT", restore);
  }
  const what = `${path}:${line} ${kind}: ${from.split("\n")[0]} -> ${to.split("\n")[0]}`;
  console.log(`${noticer ?? "SURVIVED"}  ${what}`);
  if (noticer === null) survivors.push(what);
}
const red = drawn.length - survivors.length;
console.log(`\n${red} of ${drawn.length} turned red`);
if (survivors.length > 0) console.log(`Survivors:\n  ${survivors.join("\n  ")}`);
process.exitCode = red < GOAL * drawn.length ? 1 : 0;
