import { createWriteStream, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { appEnv, findProductionSetting } from "./app-env";
import { findDiskProblem } from "./backend/disk-guard";
import { startBackend } from "./backend/start-backend";
import { loopback, readSandboxConfig, type SandboxConfig } from "./config";
import { type Closers, endProcess } from "./end-process";
import { JobsTimer } from "./jobs-timer";
import { logConsoleToFile } from "./log-file";
import { startNext } from "./next-app";
import { waitForFreePort } from "./ports";
import { deletePostgresData } from "./postgres-files";
import { buildShop, fillShop } from "./prepare-shop";
import { findNpm, isAlive, stopChild } from "./processes";
import { announceRunning, findRunning } from "./running";

const OLDEST_NODE = 22;
const PORT_PATIENCE_MS = 4_000;

const isFresh = process.argv.includes("--fresh");
const isDev = process.argv.includes("--dev");

const closers: Closers = [];
let isEnding = false;

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function end(code: number, reason?: string): Promise<never> {
  // After a second Ctrl-C, or when the first one ends a child: the first call finishes the work.
  if (isEnding) return new Promise(() => undefined);
  isEnding = true;
  if (reason) process.stderr.write(`${reason}\n`);
  return endProcess(closers, code);
}

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function checkGround({ dir, shopPort, gatewayPort }: SandboxConfig): Promise<void> {
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
    refuse(
      `Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}: start with \`npm run shop\`.`,
    );
  }
  const setting = findProductionSetting(process.env);
  if (setting) refuse(`${setting}.`);
  const diskProblem = existsSync(dir) ? findDiskProblem(dir) : null;
  if (diskProblem) refuse(diskProblem);
  if (shopPort === gatewayPort) refuse("PORT and SANDBOX_PORT must differ.");
  const running = await findRunning(dir);
  if (running) refuse(`The shop already runs at ${running.siteUrl} (process ${running.pid}).`);
  for (const [name, port] of [
    ["PORT", shopPort],
    ["SANDBOX_PORT", gatewayPort],
  ] as const) {
    if (!(await waitForFreePort(port, PORT_PATIENCE_MS))) {
      refuse(
        `Port ${port} is in use: stop the other program, or choose another with ${name}=… npm run shop.`,
      );
    }
  }
}

async function deleteData(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  await deletePostgresData(dir);
  rmSync(dir, { recursive: true, force: true });
}

function listenForTheEnd(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!isEnding) printLine("\nStopping…");
      void end(0);
    });
  }
  process.on(
    "uncaughtException",
    (error) => void end(1, `The sandbox failed: ${error.stack ?? error.message}`),
  );
  // Otherwise the shop would outlive its owner after a kill -9 of npm.
  const npm = findNpm();
  if (npm === null) return;
  setInterval(() => {
    if (!isAlive(npm)) void end(0);
  }, 1_000).unref();
}

async function main(): Promise<void> {
  const config = readSandboxConfig();
  const { dir, siteUrl, gatewayUrl, shopPort, gatewayPort, host } = config;
  await checkGround(config);
  listenForTheEnd();
  if (isFresh) await deleteData(dir);
  logConsoleToFile(dir);

  await fillShop(config, printLine);
  printLine("Starting database and services…");
  const jobs = new JobsTimer(siteUrl);
  const mounts = [{ path: "/_control/jobs", app: jobs.routes() }];
  const backend = await startBackend({ dir, port: gatewayPort, siteUrl, mounts });
  closers.push(backend.stop);
  backend.postgres.process.once("exit", () => {
    void end(1, `PostgreSQL stopped:\n${backend.postgres.lastLines().join("\n")}`);
  });
  const place = { databaseUrl: backend.databaseUrl, gatewayUrl, siteUrl };
  closers.push(announceRunning(dir, place));

  if (!isDev) await buildShop(dir, place, printLine);
  const shopLog = createWriteStream(join(dir, "shop.log"), { flags: "w" });
  const next = await startNext({ env: appEnv(place), port: shopPort, host, isDev }, (line) => {
    shopLog.write(`${line}\n`);
    if (isDev) printLine(line);
  });
  closers.push(() => stopChild(next.process, "SIGTERM", 3_000));
  next.process.once("exit", () => void end(1, `Next stopped:\n${next.lastLines().join("\n")}`));
  jobs.start();
  closers.push(() => jobs.stop());

  if (host !== loopback) {
    printLine(`Open to the network on ${host}: everybody there can sign in with the README's passwords.`);
  }
  printLine(`Inbox at ${gatewayUrl}/inbox, people and passwords in the README. Ctrl-C stops everything.`);
  printLine(`Shop ready at ${siteUrl}`);
}

main().catch((error: unknown) => end(1, error instanceof Error ? error.message : String(error)));
