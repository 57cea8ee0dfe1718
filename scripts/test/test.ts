import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pickPort } from "../../sandbox/ports";
import { requireTestBrowser } from "../chromium";
import { addCounts, type Counts, countJest, countPlaywright, NONE, orOneFailure } from "./counts";
import { failuresOfJest, failuresOfPlaywright } from "./failures";
import { slowestOf, timeJest, timePlaywright } from "./slowest";
import { type Outcome, printOutcome, runScript } from "./steps";

// `npm test`: everything that CI checks, the quick and cheap first. Times and counts stand at the end.

const REPORTS = "test-results";
const UNIT_REPORT = join(REPORTS, "unit.json");
const DATABASE_REPORT = join(REPORTS, "database.json");
const RACES_REPORT = join(REPORTS, "races.json");
const E2E_REPORT = join(REPORTS, "e2e.json");
const JEST_REPORTS = [UNIT_REPORT, DATABASE_REPORT, RACES_REPORT];
const RACES = "supabase/tests/races";
const isAccess = (path: string) => /[\\/]supabase[\\/]tests[\\/](access|gateway)[\\/]/.test(path);

async function runJest(
  script: "test:unit" | "test:database",
  report: string,
  args: string[] = [],
): Promise<Outcome> {
  const outcome = await runScript(script, {
    args: [...args, "--reporters=default", "--silent", "--json", `--outputFile=${report}`],
  });
  return { ...outcome, name: [script, ...args].join(" ") };
}

/**
 * The first pair that is free: a shop that was filled and built before is known by its addresses. Below the ports from which
 * connections go out (32768 and up on Linux): one that has just ended holds its port for a minute, and nobody can listen there.
 */
async function pickPorts(): Promise<{ PORT: string; SANDBOX_PORT: string }> {
  for (let step = 0; step < 4; step += 1) {
    const [shop, gateway] = [3108 + step, 24_418 + step];
    if ((await pickPort(shop)) === shop && (await pickPort(gateway)) === gateway) {
      return { PORT: String(shop), SANDBOX_PORT: String(gateway) };
    }
  }
  return { PORT: String(await pickPort(0)), SANDBOX_PORT: String(await pickPort(0)) };
}

function asOneCheck({ isOk }: Outcome): Counts {
  return { ...NONE, [isOk ? "passed" : "failed"]: 1 };
}

function printSummary(lines: [string, Counts][], steps: Outcome[]): void {
  console.log("\nSteps");
  for (const { name, seconds } of steps) console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`);
  const times = [...JEST_REPORTS.flatMap(timeJest), ...timePlaywright(E2E_REPORT)];
  if (times.length > 0) console.log("\nSlowest files");
  for (const { file, seconds } of slowestOf(times)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
  console.log("\nChecks");
  for (const [name, { passed, failed, skipped }] of lines) {
    console.log(
      `  ${name.padEnd(30)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    );
  }
  const failures = [...JEST_REPORTS.flatMap(failuresOfJest), ...failuresOfPlaywright(E2E_REPORT)];
  if (failures.length > 0) console.log("\nFailed");
  for (const failure of failures) console.log(`  ${failure.replaceAll("\n", "\n  ")}`);
  const { passed, failed } = addCounts(lines.map(([, counts]) => counts));
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

type Tools = { env: Record<string, string>; ran: (outcome: Outcome) => Outcome };

/** Lint and types; nothing else runs when they fail. */
async function checkGates({ ran }: Tools): Promise<[string, Counts][]> {
  const [lint, types] = await Promise.all([runScript("lint"), runScript("types")]);
  return [
    ["lint, format, arrows", asOneCheck(ran(lint))],
    ["types", asOneCheck(ran(types))],
  ];
}

/**
 * Rules and promises of the database, while the shop of the journeys is filled and built: much of it waits. The races come
 * after, for they want the whole machine.
 */
async function checkRules({ env, ran }: Tools): Promise<[string, Counts][]> {
  const [drift, unit, database, shop] = await Promise.all([
    runScript("db:types", { args: ["--check"] }),
    runJest("test:unit", UNIT_REPORT),
    runJest("test:database", DATABASE_REPORT, [`--testPathIgnorePatterns=${RACES}`]),
    runScript("test:prepare", { env }),
  ]);
  for (const outcome of [drift, unit, database, shop]) ran(outcome);
  const races = ran(await runJest("test:database", RACES_REPORT, [RACES, "--runInBand"]));
  const access = countJest(DATABASE_REPORT, isAccess);
  const others = countJest(DATABASE_REPORT, (path) => !isAccess(path));
  return [
    ["database types", asOneCheck(drift)],
    ["unit", orOneFailure(countJest(UNIT_REPORT), unit.isOk)],
    ["database", access.failed > 0 ? others : orOneFailure(others, database.isOk)],
    ["RLS and grants", access],
    ["races", orOneFailure(countJest(RACES_REPORT), races.isOk)],
  ];
}

async function checkShop({ env, ran }: Tools): Promise<[string, Counts][]> {
  const journeys = ran(await runScript("test:e2e", { env, isLive: true }));
  const kills = ran(await runScript("test:kill", { env, args: ["--rounds", "1"] }));
  return [
    ["e2e, on the production build", orOneFailure(countPlaywright(E2E_REPORT), journeys.isOk)],
    ["killed while people buy", asOneCheck(kills)],
  ];
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // A sandbox of its own: neither old orders nor somebody's running shop are in the way.
  const dir = mkdtempSync(join(tmpdir(), "kapas-e2e-"));
  const steps: Outcome[] = [];
  const ran = (outcome: Outcome) => {
    printOutcome(outcome);
    steps.push(outcome);
    return outcome;
  };
  try {
    const ground = { CI: "true", SANDBOX_DIR: dir, TRUSTED_PROXIES: "1" };
    const env = { ...ground, CHROME_PATH: requireTestBrowser(), ...(await pickPorts()) };
    const tools = { env, ran };
    const lines = await checkGates(tools);
    if (steps.every(({ isOk }) => isOk)) {
      for (const check of [checkRules, checkShop]) lines.push(...(await check(tools)));
    }
    printSummary(lines, steps);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
});
