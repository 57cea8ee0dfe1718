import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import {
  dataFile,
  FILES_FOLDER,
  MANIFEST,
  type Manifest,
  type Project,
  pathOfFile,
  readManifest,
  runOnProject,
  type StoredFile,
  versionOfShop,
} from "./manifest";

// `npm run backup -- <folder>`: the rows of a project at one moment, and its stored files, in a new folder inside. Backups older
// than `retentionDays` are deleted once the new one is complete.

/** As long as Supabase keeps its own at most: erased people must not stay for ever. */
const retentionDays = 35;
const filesAtOnce = 8;

/** The shop's tables, and its people: sessions end with a restore. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array(
      select format('%I', a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r'
    and (n.nspname in ('public', 'private') or n.nspname = 'auth' and c.relname in ('users', 'identities', 'mfa_factors'))
  order by 1
`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where schemaname in ('public', 'private') and last_value is not null
`;

const FILES = `
  select bucket_id as bucket, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type,
    coalesce(metadata ->> 'cacheControl', 'max-age=3600') as cache
  from storage.objects order by 1, 2
`;

/** Every row of one moment: what people change later is in the next backup. */
async function copyRows(database: Client, folder: string): Promise<Pick<Manifest, "tables" | "files">> {
  await database.query("begin isolation level repeatable read read only");
  try {
    const { rows } = await database.query<{ name: string; columns: string[] }>(TABLES);
    const tables: Manifest["tables"] = [];
    for (const { name, columns } of rows) {
      const copy = database.query(copyTo(`copy ${name} (${columns.join(", ")}) to stdout`));
      await pipeline(copy, createGzip(), createWriteStream(dataFile(folder, name)));
      tables.push({ name, columns, rows: copy.rowCount });
    }
    return { tables, files: (await database.query<StoredFile>(FILES)).rows };
  } finally {
    await database.query("rollback");
  }
}

/** Downloads the files that no earlier backup has. Returns those that were deleted in the meantime. */
async function copyFiles(
  { storage }: Project,
  folder: string,
  files: readonly StoredFile[],
): Promise<Set<StoredFile>> {
  const gone = new Set<StoredFile>();
  const missing = files.filter((file) => !existsSync(pathOfFile(folder, file)));
  const fetchOne = async (file: StoredFile) => {
    const { data, error } = await storage.from(file.bucket).download(file.name).asStream();
    if (error) {
      gone.add(file);
      return;
    }
    const path = pathOfFile(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(data, createWriteStream(`${path}.part`));
    renameSync(`${path}.part`, path);
  };
  for (let at = 0; at < missing.length; at += filesAtOnce)
    await Promise.all(missing.slice(at, at + filesAtOnce).map(fetchOne));
  return gone;
}

/** Other folders beside the backups are none of our business. */
const isBackup = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/.test(name);

/** Deletes old and unfinished backups, and the files that no backup lists any more. */
function prune(root: string, now: Date): void {
  const listed = new Set<string>();
  for (const each of readdirSync(root).filter(isBackup)) {
    const folder = join(root, each);
    const manifest = existsSync(join(folder, MANIFEST)) ? readManifest(folder) : null;
    if (!manifest || now.getTime() - Date.parse(manifest.takenAt) > retentionDays * 86_400_000)
      rmSync(folder, { recursive: true });
    else for (const file of manifest.files) listed.add(pathOfFile(folder, file));
  }
  const kept = join(root, FILES_FOLDER);
  for (const entry of existsSync(kept) ? readdirSync(kept, { recursive: true, withFileTypes: true }) : []) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !listed.has(path)) rmSync(path);
  }
}

/** Backs the project up into a new folder of `root`, and returns that folder. */
export async function backUp(project: Project, root: string, now = new Date()): Promise<string> {
  const folder = join(root, now.toISOString().replaceAll(":", "-"));
  mkdirSync(join(folder, "database"), { recursive: true });
  const { tables, files } = await copyRows(project.database, folder);
  const gone = await copyFiles(project, folder, files);
  // After the rows, so that none has a number beyond them.
  const sequences = await project.database.query<{ name: string; value: string }>(SEQUENCES);
  const manifest: Manifest = {
    takenAt: now.toISOString(),
    version: versionOfShop(),
    tables,
    sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
    files: files.filter((file) => !gone.has(file)),
  };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
  prune(root, now);
  return folder;
}

if (process.argv[1]?.endsWith(join("backup", "backup.ts"))) {
  runOnProject("npm run backup -- /backups", async (project, root) => {
    const folder = await backUp(project, root);
    const { tables, files } = readManifest(folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${rows} rows of ${tables.length} tables and ${files.length} files are in ${folder}`;
  });
}
