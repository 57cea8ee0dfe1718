import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { appEnv } from "../../sandbox/app-env";
import { serveGateway } from "../../sandbox/backend/gateway";
import { openServices } from "../../sandbox/backend/start-backend";
import { hashInputs, isBuildFresh } from "../../sandbox/build-stamp";
import { logConsoleToFile } from "../../sandbox/log-file";
import { tryLock } from "../../sandbox/owner-lock";
import { makeBuild } from "../../sandbox/prepare-shop";
import { type Cluster, startCluster } from "./cluster";
import { dropDatabase } from "./databases";
import { markBuild, takeBuild } from "./move-build";
import { openingTime } from "./opening-time";
import { firstPlace, type Ports, pickPlaces, placeOf, portsSchema } from "./places";
import { createSeededDatabase, linkSeededStorage, templateKey } from "./templates";

// The seeded template and the browser tests' build: `npm test` makes both while other tests run.

/** File that identifies the test build in `.next`. */
const STAMP_DIR = resolve(".sandbox-tests");

const printLine = (line: string) => process.stderr.write(`${line}\n`);

/** Another run may be building into `.next` at the same time. */
async function lockBuild(): Promise<() => void> {
  mkdirSync(STAMP_DIR, { recursive: true });
  let unlock = await tryLock(STAMP_DIR);
  if (!unlock) printLine("Waiting for the build of another run…");
  while (!unlock) {
    await setTimeout(500);
    unlock = await tryLock(STAMP_DIR);
  }
  return unlock;
}

/** Afterwards the cluster's folder has the build of these sources and this data, see moveBuild(). */
async function prepareBuild(cluster: Cluster, ports: Ports): Promise<void> {
  const unlock = await lockBuild();
  try {
    await buildAt(cluster, ports);
    takeBuild(cluster.dir);
  } finally {
    unlock();
  }
}

async function buildAt(cluster: Cluster, ports: Ports): Promise<void> {
  const mark = templateKey("seeded");
  const envAt = (place: ReturnType<typeof placeOf>) => ({
    ...appEnv(place),
    SANDBOX_NOW: openingTime.toISOString(),
  });
  // A build can serve at any place, see moveBuild(), so its place is not part of its key.
  const inputs = hashInputs(envAt(placeOf(firstPlace)), mark);
  if (isBuildFresh(STAMP_DIR, inputs)) return;
  const place = placeOf(ports);
  const run = { clusterUrl: cluster.url, clusterDir: cluster.dir };
  const dir = `${cluster.dir}/build`;
  linkSeededStorage(cluster.dir, dir);
  logConsoleToFile(dir);
  const databaseUrl = await createSeededDatabase(run, "build", place.gatewayUrl);
  const services = await openServices({
    ...{ dir, databaseUrl, isPrepared: true, hasGrants: true },
    ...{ siteUrl: place.siteUrl, url: place.gatewayUrl },
  });
  const server = await serveGateway(services.app.fetch, ports.gateway);
  try {
    await makeBuild(STAMP_DIR, { env: envAt(place), inputs, complete: () => markBuild(ports) }, printLine);
  } finally {
    await server.close();
    await services.close();
    await dropDatabase(cluster.url, "build");
  }
}

/**
 * With a shop's ports as its argument it keeps the cluster running for the browser tests, prints its place,
 * and stops when its standard input closes; without, it only fills the caches.
 */
async function main(place: string | undefined): Promise<void> {
  const ports = place ? portsSchema.element.parse(JSON.parse(place)) : (await pickPlaces(1))[0];
  if (!ports) return;
  const cluster = await startCluster("seeded", printLine);
  const end = async (code: number) => {
    await cluster.stop();
    process.exit(code);
  };
  try {
    await prepareBuild(cluster, ports);
  } catch (error) {
    printLine(error instanceof Error ? error.message : String(error));
    await end(1);
  }
  if (!place) await end(0);
  process.once("SIGTERM", () => void end(0));
  process.on("SIGINT", () => undefined);
  process.stdin.once("end", () => void end(0)).resume();
  process.stdout.write(`${JSON.stringify({ clusterUrl: cluster.url, clusterDir: cluster.dir })}\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  printLine(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
