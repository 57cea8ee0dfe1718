import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { appEnv } from "./app-env";
import { startBackend } from "./backend/start-backend";
import { readSandboxConfig } from "./config";
import { logConsoleToFile } from "./log-file";
import { lastLines, spawnTied, whenExited } from "./processes";
import { runMain } from "./run-main";
import { findRunning } from "./running";
import { markSeed, rememberGateway, requireSameGateway } from "./seed-mark";
import { SEED } from "./shop-sources";

type Place = { databaseUrl: string; gatewayUrl: string; siteUrl: string };

type OnLine = (line: string) => void;

async function spawnSeed(env: NodeJS.ProcessEnv, args: string[], onLine: OnLine): Promise<void> {
  // Pictures are buffers of 5 to 18 MB on several threads; without these settings glibc does not free them.
  const malloc = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" };
  const child = spawnTied(process.execPath, ["--import", "tsx", SEED, ...args], {
    env: { ...malloc, ...env },
  });
  const lines = lastLines(child, 20, onLine);
  await whenExited(child);
  if (child.exitCode !== 0) throw new Error(`the seed failed:\n${lines().join("\n")}`);
}

export async function runSeed(
  dir: string,
  place: Place,
  args: string[],
  onLine: OnLine,
  env: Record<string, string> = {},
): Promise<void> {
  const all = { ...process.env, ...appEnv(place), DATABASE_URL: place.databaseUrl, ...env };
  rememberGateway(dir, place.gatewayUrl);
  await spawnSeed(all, args, onLine);
  markSeed(dir, randomUUID());
}

/** `npm run seed`: into the project that DATABASE_URL names, else the running sandbox, else one started for this. */
async function main(): Promise<void> {
  const printLine = (line: string) => process.stdout.write(`${line}\n`);
  if (process.env.DATABASE_URL) {
    await spawnSeed(process.env, process.argv.slice(2), printLine);
    return;
  }
  const { dir, siteUrl, gatewayPort, gatewayUrl } = readSandboxConfig();
  const running = await findRunning(dir);
  if (running) {
    await runSeed(dir, running, process.argv.slice(2), printLine);
    return;
  }
  requireSameGateway(dir, gatewayUrl);
  logConsoleToFile(dir);
  const backend = await startBackend({ dir, port: gatewayPort, siteUrl });
  try {
    const place = { databaseUrl: backend.databaseUrl, gatewayUrl: backend.url, siteUrl };
    await runSeed(dir, place, process.argv.slice(2), printLine);
  } finally {
    await backend.stop();
  }
}

if (process.argv[1]?.endsWith(join("sandbox", "seed.ts"))) {
  runMain(async () => {
    await main();
    process.exit(0);
  });
}
