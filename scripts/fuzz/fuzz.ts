import { parseArgs } from "node:util";
import { logConsoleToFile } from "../../sandbox/log-file";
import { runMain } from "../../sandbox/run-main";
import { pickConfig, Stage } from "../kill/stage";
import { type Outcome, runCampaign } from "./campaign";

// `npm run test:fuzz [-- --count 20000 --seed 1 --only 17]`: sends generated requests to all routes and
// actions of the build. None may get a 5xx, hang or write. It starts its own shop.

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});

const printLine = (line: string) => process.stdout.write(`${line}\n`);

async function openShop() {
  const config = await pickConfig();
  logConsoleToFile(config.dir);
  const stage = new Stage(config, { hasJobs: false });
  await stage.open(printLine);
  return { siteUrl: config.siteUrl, databaseUrl: stage.databaseUrl, close: () => stage.close() };
}

function report({ statuses, faults, written }: Outcome): boolean {
  const sorted = Object.entries(statuses).map(([status, times]) => `${times} x ${status}`);
  printLine(`Answers: ${sorted.join(", ")}`);
  for (const fault of faults) printLine(fault);
  if (written.length > 0) printLine(`Written: ${written.join(", ")}`);
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
    printLine(`${isWell ? "ok" : "FAIL"}: ${only.only ?? values.count} requests, seed ${seed}, ${seconds} s`);
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await shop.close();
  }
}

runMain(main);
