import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { appEnv } from "../../sandbox/app-env";
import { serveGateway } from "../../sandbox/backend/gateway";
import { openServices } from "../../sandbox/backend/start-backend";
import { loopback } from "../../sandbox/config";
import { logConsoleToFile } from "../../sandbox/log-file";
import { startNext } from "../../sandbox/next-app";
import { takeLock } from "../../sandbox/owner-lock";
import { stopChild } from "../../sandbox/processes";
import { runMain } from "../../sandbox/run-main";
import { announceRunning } from "../../sandbox/running";
import { dropDatabase } from "./databases";
import { moveBuild } from "./move-build";
import { openingTime } from "./opening-time";
import { findRun, placeOf } from "./places";
import { createSeededDatabase, linkSeededStorage } from "./templates";

// The shop of one browser worker: its own copy of the seeded database, its own gateway, storage and `next
// start`, at the seed's time and without a jobs timer. Stops when its standard input closes.

async function main(): Promise<void> {
  const run = findRun();
  const index = Number(process.argv[2]);
  const ports = run?.shops[index];
  if (!run || !ports) throw new Error(`there is no place for shop ${index}`);
  const place = placeOf(ports);
  const dir = join(run.clusterDir, `shop-${index}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const log = join(dir, "shop.log");
  logConsoleToFile(dir);
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.on("SIGINT", () => undefined);
  process.stdin.once("end", stop).resume();

  closers.push(await takeLock(dir));
  moveBuild(run.clusterDir, dir, ports);
  linkSeededStorage(run.clusterDir, dir);
  const database = `shop_${index}`;
  const databaseUrl = await createSeededDatabase(run, database, place.gatewayUrl);
  closers.push(() => dropDatabase(run.clusterUrl, database));
  const services = await openServices({
    dir,
    databaseUrl,
    siteUrl: place.siteUrl,
    url: place.gatewayUrl,
    isPrepared: true,
    hasGrants: true,
  });
  closers.push(services.close);
  const server = await serveGateway(services.app.fetch, ports.gateway);
  closers.push(server.close);
  closers.push(announceRunning(dir, { databaseUrl, ...place }));
  const env = {
    ...appEnv(place),
    SANDBOX_NOW: openingTime.toISOString(),
    TRUSTED_PROXIES: "1",
    DRAIN_SECONDS: "2",
  };
  const next = await startNext({ env, port: ports.shop, host: loopback, isDev: false, folder: dir }, (line) =>
    appendFileSync(log, `${line}\n`),
  );
  closers.push(() => stopChild(next.process, "SIGKILL", 1_000));
  await services.app.request("/_control/clock", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ at: openingTime.toISOString() }),
  });
  process.stdout.write(
    `${JSON.stringify({ log, pid: next.process.pid, aheadMs: openingTime.getTime() - Date.now() })}\n`,
  );
}

runMain(main, "shop of the tests: ");
