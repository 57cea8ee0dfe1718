import { parseArgs } from "node:util";
import { readSandboxConfig } from "../../sandbox/config";
import { logConsoleToFile } from "../../sandbox/log-file";
import { findRunning } from "../../sandbox/running";
import { Stage } from "../kill/stage";
import { type Outcome, runCampaign } from "./campaign";

// `npm run test:fuzz [-- --count 20000 --seed 1 --only 17]`: generated requests over all routes and actions of the build.
// None may be answered 5xx, hang or write. Uses the shop that runs on SANDBOX_DIR, or starts one for the time.

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

/** A running shop does its due jobs every few seconds, and those write. */
async function setJobs(gatewayUrl: string, isOn: boolean): Promise<void> {
  await fetch(`${gatewayUrl}/_control/jobs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ isOn }),
  });
}

async function openShop() {
  const config = readSandboxConfig();
  const running = await findRunning(config.dir);
  if (running) {
    await setJobs(running.gatewayUrl, false);
    return { ...running, close: () => setJobs(running.gatewayUrl, true) };
  }
  logConsoleToFile(config.dir);
  const stage = new Stage(config, { hasJobs: false });
  await stage.open(say);
  return { siteUrl: config.siteUrl, databaseUrl: stage.databaseUrl, close: () => stage.close() };
}

function report({ statuses, faults, written }: Outcome): boolean {
  const sorted = Object.entries(statuses).map(([status, times]) => `${times} x ${status}`);
  say(`Answers: ${sorted.join(", ")}`);
  for (const fault of faults) say(fault);
  if (written.length > 0) say(`Written: ${written.join(", ")}`);
  return faults.length === 0 && written.length === 0;
}

async function main(): Promise<void> {
  const shop = await openShop();
  try {
    const seed = Number(values.seed);
    const only = values.only === undefined ? {} : { only: Number(values.only) };
    const startedAt = performance.now();
    const outcome = await runCampaign({ ...shop, seed, count: Number(values.count), ...only });
    const isWell = report(outcome);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    say(`${isWell ? "ok" : "FAIL"}: ${only.only ?? values.count} requests, seed ${seed}, ${seconds} s`);
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await shop.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
