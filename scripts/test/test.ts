import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireTestBrowser } from "../chromium";
import { addCounts, type Counts, countPlaywright, countVitest, NONE, orOneFailure } from "./counts";
import { failuresOfPlaywright, failuresOfVitest } from "./failures";
import { slowestOf, timePlaywright, timeVitest } from "./slowest";
import { type Outcome, printOutcome, runScript } from "./steps";

// `npm test`: everything that CI checks, the quick and cheap checks first. It stops at the first layer that
// fails; times and counts are at the end.

const REPORTS = "test-results";
const UNIT_REPORT = join(REPORTS, "unit.json");
const DATABASE_REPORT = join(REPORTS, "database.json");
const E2E_REPORT = join(REPORTS, "e2e.json");
const VITEST_REPORTS = [UNIT_REPORT, DATABASE_REPORT];
const isAccess = (path: string) => /[\\/]supabase[\\/]tests[\\/](access|gateway)[\\/]/.test(path);

type Step = { outcome: Promise<Outcome>; count: (outcome: Outcome) => [string, Counts][] };

function check(name: string, script: string, options: Parameters<typeof runScript>[1] = {}): Step {
  return {
    outcome: runScript(script, options),
    count: ({ isOk }) => [[name, { ...NONE, [isOk ? "passed" : "failed"]: 1 }]],
  };
}

const vitest = (script: "test:unit" | "test:database", report: string) =>
  runScript(script, {
    args: ["--reporter=default", "--reporter=json", "--silent", `--outputFile=${report}`],
  });

function unit(): Step {
  return {
    outcome: vitest("test:unit", UNIT_REPORT),
    count: ({ isOk }) => [["unit", orOneFailure(countVitest(UNIT_REPORT), isOk)]],
  };
}

function database(): Step {
  return {
    outcome: vitest("test:database", DATABASE_REPORT),
    count: ({ isOk }) => {
      const access = countVitest(DATABASE_REPORT, isAccess);
      const others = countVitest(DATABASE_REPORT, (path) => !isAccess(path));
      return [
        ["database", access.failed > 0 ? others : orOneFailure(others, isOk)],
        ["RLS and grants", access],
      ];
    },
  };
}

function browser(env: Record<string, string>): Step {
  return {
    outcome: runScript("test:e2e", { env, isLive: true }),
    count: ({ isOk }) => [
      ["browser, on the production build", orOneFailure(countPlaywright(E2E_REPORT), isOk)],
    ],
  };
}

/** Steps that run in parallel; the next layer starts when all of them pass. */
function layersOf(env: Record<string, string>): (() => Step[])[] {
  return [
    () => [
      check("lint, format", "biome"),
      check("arrows", "arrows"),
      check("unused code", "knip"),
      check("types", "types"),
    ],
    () => [
      unit(),
      check("database types", "db:types", { args: ["--check"] }),
      check("templates and build", "test:prepare", { env }),
    ],
    () => [database()],
    () => [browser(env)],
  ];
}

function printSummary(lines: [string, Counts][], steps: Outcome[], isWhole: boolean): void {
  console.log("\nSteps");
  for (const { name, seconds } of steps) console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${name}`);
  console.log("\nSlowest files");
  for (const { file, seconds } of slowestOf([
    ...VITEST_REPORTS.flatMap(timeVitest),
    ...timePlaywright(E2E_REPORT),
  ])) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
  console.log("\nChecks");
  for (const [name, { passed, failed, skipped }] of lines) {
    console.log(
      `  ${name.padEnd(34)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    );
  }
  const failures = [...VITEST_REPORTS.flatMap(failuresOfVitest), ...failuresOfPlaywright(E2E_REPORT)];
  if (failures.length > 0) console.log("\nFailed");
  for (const failure of failures) console.log(`  ${failure.replaceAll("\n", "\n  ")}`);
  if (!isWhole) console.log("\nStopped at the first red layer: what comes after it did not run.");
  const { passed, failed } = addCounts(lines.map(([, counts]) => counts));
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const env = { CI: "true", CHROME_PATH: requireTestBrowser() };
  const steps: Outcome[] = [];
  const lines: [string, Counts][] = [];
  const layers = layersOf(env);
  let done = 0;
  for (const start of layers) {
    const layer = start();
    const outcomes = await Promise.all(
      layer.map(async ({ outcome, count }) => {
        const ended = await outcome;
        printOutcome(ended);
        steps.push(ended);
        lines.push(...count(ended));
        return ended;
      }),
    );
    done += 1;
    if (!outcomes.every(({ isOk }) => isOk)) break;
  }
  printSummary(lines, steps, done === layers.length);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
});
