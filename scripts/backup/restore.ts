import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import {
  dataFile,
  type Manifest,
  type Project,
  pathOfFile,
  readManifest,
  runOnProject,
  versionOfShop,
} from "./manifest";

// `npm run restore -- <folder of one backup>`: fills a new project that `npm run db:push` of the same version has prepared.

/** In memory; the largest has 50 MB. */
const filesAtOnce = 4;

/** A project with people or orders is one that someone uses. */
async function refuseUsed(database: Client): Promise<void> {
  const { rowCount } = await database.query(
    "select from auth.users union all select from public.orders limit 1",
  );
  if (rowCount) throw new Error("This project has people or orders: restore into a new one.");
}

/** The months of the visits in the backup: a new project has only those around today. */
async function makePartitions(database: Client, tables: Manifest["tables"]): Promise<void> {
  const months = tables.flatMap(({ name }) => /_(\d{4})_(\d{2})$/.exec(name)?.slice(1).join("-") ?? []);
  for (const month of new Set(months))
    await database.query("select private.make_analytics_partitions($1)", [`${month}-01`]);
}

async function loadRows(database: Client, folder: string, manifest: Manifest): Promise<void> {
  await database.query("begin");
  try {
    await refuseUsed(database);
    await makePartitions(database, manifest.tables);
    // Constraints were checked and triggers ran when the rows were written first.
    await database.query("set local session_replication_role = replica");
    const shops = manifest.tables.filter(({ name }) => !name.startsWith("auth."));
    await database.query(`truncate ${shops.map(({ name }) => name).join(", ")}`);
    for (const { name, columns, rows: expected } of manifest.tables) {
      const copy = database.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin`));
      await pipeline(createReadStream(dataFile(folder, name)), createGunzip(), copy);
      if (copy.rowCount !== expected)
        throw new Error(`${name} has ${copy.rowCount} of ${expected} rows: the backup is damaged.`);
    }
    for (const [name, value] of Object.entries(manifest.sequences))
      await database.query("select setval($1::regclass, $2)", [name, value]);
    await database.query("commit");
  } catch (error) {
    await database.query("rollback");
    throw error;
  }
}

async function loadFiles({ storage }: Project, folder: string, { files }: Manifest): Promise<void> {
  const putOne = async (file: Manifest["files"][number]) => {
    const body = await readFile(pathOfFile(folder, file));
    const cacheControl = /\d+/.exec(file.cache)?.[0];
    const { error } = await storage.from(file.bucket).upload(file.name, body, {
      contentType: file.type,
      upsert: true,
      ...(cacheControl ? { cacheControl } : {}),
    });
    if (error) throw new Error(`${file.bucket}/${file.name}: ${error.message}`);
  };
  for (let at = 0; at < files.length; at += filesAtOnce)
    await Promise.all(files.slice(at, at + filesAtOnce).map(putOne));
}

/** Restores a backup into a project without people and orders: files first, so that it can be run again until all rows are there. */
export async function restore(project: Project, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  if (manifest.version !== versionOfShop())
    throw new Error(
      "Another version of the shop made this backup: check out that version, restore, then update.",
    );
  await refuseUsed(project.database);
  await loadFiles(project, folder, manifest);
  await loadRows(project.database, folder, manifest);
  return manifest;
}

if (process.argv[1]?.endsWith(join("backup", "restore.ts"))) {
  runOnProject("npm run restore -- /backups/2026-12-01T02-00-00.000Z", async (project, folder) => {
    const { takenAt, files } = await restore(project, folder);
    return `The project is as it was at ${takenAt}, with ${files.length} files. Now run: npm run reconcile`;
  });
}
