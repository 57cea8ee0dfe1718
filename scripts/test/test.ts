import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pickPort } from "../../sandbox/ports";
import { requireChromium } from "../chromium";
import { addCounts, type Counts, countJest, countPlaywright, NONE, orOneFailure } from "./counts";
import { type Outcome, printOutcome, runScript } from "./steps";

// `npm test`: everything that CI checks, the quick and cheap first. Counts stand at the end.

const REPORTS = "test-results";
const isAccess = (path: string) => /[\\/]supabase[\\/]tests[\\/](access|gateway)[\\/]/.test(path);

async function runJest(script: "test:unit" | "test:database", file: string): Promise<Outcome> {
  return runScript(script, { args: ["--reporters=default", "--silent", "--json", `--outputFile=${file}`] });
}

/** Both on a sandbox of their own, so that neither old orders nor somebody's running shop are in the way. */
async function runShop(): Promise<{ journeys: Outcome; kills: Outcome }> {
  const chromium = requireChromium();
  const dir = mkdtempSync(join(tmpdir(), "kapas-e2e-"));
  try {
    const env = {
      CI: "true",
      CHROME_PATH: chromium,
      PORT: String(await pickPort(3108)),
      SANDBOX_PORT: String(await pickPort(54_418)),
      SANDBOX_DIR: dir,
    };
    const journeys = await runScript("test:e2e", { env, isLive: true });
    return { journeys, kills: await runScript("test:kill", { env, args: ["--rounds", "3"] }) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function asOneCheck({ isOk }: Outcome): Counts {
  return { ...NONE, [isOk ? "passed" : "failed"]: 1 };
}

function printSummary(lines: [string, Counts][]): void {
  console.log("\nChecks");
  for (const [name, { passed, failed, skipped }] of lines) {
    console.log(
      `  ${name.padEnd(30)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    );
  }
  const { passed, failed } = addCounts(lines.map(([, counts]) => counts));
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

async function main(): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const gates = await Promise.all([runScript("lint"), runScript("types")]);
  gates.forEach(printOutcome);
  const [lint, types] = gates.map(asOneCheck);
  const lines: [string, Counts][] = [
    ["lint, format, arrows", lint ?? NONE],
    ["types", types ?? NONE],
  ];
  if (gates.some(({ isOk }) => !isOk)) return printSummary(lines);

  const [drift, unit] = await Promise.all([
    runScript("db:types", { args: ["--check"] }),
    runJest("test:unit", join(REPORTS, "unit.json")),
  ]);
  printOutcome(drift);
  printOutcome(unit);
  lines.push(["database types", asOneCheck(drift)]);
  lines.push(["unit", orOneFailure(countJest(join(REPORTS, "unit.json")), unit.isOk)]);

  // Alone, for the races in it want the whole machine.
  const database = await runJest("test:database", join(REPORTS, "database.json"));
  printOutcome(database);
  const access = countJest(join(REPORTS, "database.json"), isAccess);
  const others = countJest(join(REPORTS, "database.json"), (path) => !isAccess(path));
  lines.push(["database", access.failed > 0 ? others : orOneFailure(others, database.isOk)]);
  lines.push(["RLS and grants", access]);

  const { journeys, kills } = await runShop();
  printOutcome(journeys);
  printOutcome(kills);
  lines.push([
    "e2e, on the production build",
    orOneFailure(countPlaywright(join(REPORTS, "e2e.json")), journeys.isOk),
  ]);
  lines.push(["killed while people buy", asOneCheck(kills)]);
  printSummary(lines);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
});
