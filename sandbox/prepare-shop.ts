import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { appEnv } from "./app-env";
import { startBackend } from "./backend/start-backend";
import { hashInputs, isBuildFresh, stampBuild } from "./build-stamp";
import { addToCache, copyTree, takeCached } from "./cached-files";
import type { SandboxConfig } from "./config";
import { hashFiles } from "./hash-files";
import { buildNext } from "./next-app";
import { hasPostgresData, ownPostgresData, preparePostgresFiles } from "./postgres-files";
import { runSeed } from "./seed";
import { markSeed, readSeedMark, rememberGateway, requireSameGateway } from "./seed-mark";
import { PICTURE_SOURCES, SHOP_SOURCES } from "./shop-sources";

type PrintLine = (line: string) => void;

/** Fills the shop once for each data folder, before anything runs on it. Copies a shop of the same sources that this machine has filled. */
export async function fillShop(config: SandboxConfig, printLine: PrintLine): Promise<void> {
  const { dir, gatewayPort, gatewayUrl, siteUrl } = config;
  requireSameGateway(dir, gatewayUrl);
  if (readSeedMark(dir) !== "") return;
  const isNew = !(await hasPostgresData(dir));
  // The orders of a filled shop end with the current day.
  const key = hashFiles(SHOP_SOURCES, { gatewayUrl, day: new Date().toDateString() });
  if (isNew && (await takeShop(dir, key))) {
    rememberGateway(dir, gatewayUrl);
    markSeed(dir, key);
    printLine("Took a shop that was filled before");
    return;
  }
  printLine("Filling the shop…");
  const backend = await startBackend({ dir, port: gatewayPort, siteUrl });
  try {
    const place = { databaseUrl: backend.databaseUrl, gatewayUrl, siteUrl };
    await withCachedPictures(dir, (env) => runSeed(dir, place, [], (line) => printLine(`  ${line}`), env));
  } finally {
    await backend.stop();
  }
  if (isNew) await cacheShop(dir, key);
}

const storageIn = (dir: string) => join(dir, "storage");

/** Painting is most of the work of seeding, and new migrations change no picture. */
export async function withCachedPictures(
  dir: string,
  seed: (env: Record<string, string>) => Promise<void>,
): Promise<void> {
  const key = hashFiles(PICTURE_SOURCES, null);
  const env: Record<string, string> = {};
  const isCached = takeCached("pictures", key, (entry) => {
    env.CACHED_PICTURES = entry;
  });
  await seed(env);
  if (!isCached)
    addToCache("pictures", key, (draft) => copyTree(join(storageIn(dir), "product-images"), draft));
}

async function takeShop(dir: string, key: string): Promise<boolean> {
  mkdirSync(dir, { recursive: true });
  const files = await preparePostgresFiles(dir);
  const { dataDir } = files;
  const isTaken = takeCached("shop", key, (entry) => {
    copyTree(join(entry, "storage"), storageIn(dir));
    copyTree(join(entry, "pg"), dataDir);
    ownPostgresData(files);
  });
  if (!isTaken) for (const part of [dataDir, storageIn(dir)]) rmSync(part, { recursive: true, force: true });
  return isTaken;
}

async function cacheShop(dir: string, key: string): Promise<void> {
  const { dataDir } = await preparePostgresFiles(dir);
  markSeed(dir, key);
  addToCache("shop", key, (draft) => {
    copyTree(storageIn(dir), join(draft, "storage"));
    copyTree(dataDir, join(draft, "pg"));
  });
}

const leftOut = ["cache", "dev"].map((name) => join(".next", name));
const isOfBuild = (source: string) => !leftOut.includes(source);

type Place = Parameters<typeof appEnv>[0];

type Build = {
  env: Record<string, string>;
  /** Its cache key, see hashInputs() */
  inputs: string;
  /** Adds files to the new build before it is cached. */
  complete?: () => void;
};

/** Builds only when the code, the catalogue or the addresses have changed since the last build; a cached one is copied. */
export async function makeBuild(
  dir: string,
  { env, inputs, complete }: Build,
  printLine: PrintLine,
): Promise<void> {
  if (isBuildFresh(dir, inputs)) return;
  const isTaken = takeCached("build", inputs, (entry) => {
    rmSync(".next", { recursive: true, force: true });
    copyTree(entry, ".next");
  });
  if (isTaken) printLine("Took a build of the same code");
  else {
    printLine("Building…");
    await buildNext(env);
    complete?.();
    // Before a running shop writes pages into it.
    addToCache("build", inputs, (draft) => copyTree(".next", draft, isOfBuild));
  }
  stampBuild(dir, inputs);
}

export function buildShop(dir: string, place: Place, printLine: PrintLine): Promise<void> {
  const env = appEnv(place);
  return makeBuild(dir, { env, inputs: hashInputs(env, readSeedMark(dir)) }, printLine);
}
