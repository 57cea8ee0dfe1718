import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { z } from "zod";
import { readMigrations } from "../../sandbox/migrations";
import { runMain } from "../../sandbox/run-main";
import { readSchemaFiles } from "../../sandbox/schema-files";
import { findProject } from "../find-project";

const tableSchema = z.object({
  /** With its schema, quoted where needed */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
});

const fileSchema = z.object({ bucket: z.string(), name: z.string(), type: z.string(), cache: z.string() });

const manifestSchema = z.strictObject({
  takenAt: z.iso.datetime(),
  /** Of the tables and functions: a backup fits only the version of the shop that made it. */
  version: z.string(),
  tables: z.array(tableSchema),
  /** The last value of each sequence */
  sequences: z.record(z.string(), z.string()),
  files: z.array(fileSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type StoredFile = z.infer<typeof fileSchema>;

/** Written last: a folder without it is a backup that wasn't finished. */
export const MANIFEST = "backup.json";

export const readManifest = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));

export const dataFile = (folder: string, table: string) => join(folder, "database", `${table}.copy.gz`);

/** Backups of one folder share their files: most never change. A name that no other folder beside them has by chance. */
export const FILES_FOLDER = "kapas-files";

export const pathOfFile = (folder: string, { bucket, name }: Pick<StoredFile, "bucket" | "name">) =>
  join(folder, "..", FILES_FOLDER, bucket, name);

export function versionOfShop(): string {
  const hash = createHash("sha256");
  for (const { name, sql } of [...readMigrations(), ...readSchemaFiles()]) hash.update(`${name}\n${sql}\n`);
  return hash.digest("hex").slice(0, 16);
}

export type Project = { database: Client; storage: ReturnType<typeof createClient>["storage"] };

async function openProject(): Promise<Project> {
  const { url, key, databaseUrl } = await findProject();
  if (!databaseUrl)
    throw new Error("Set DATABASE_URL: in Supabase under Connect, the session pooler's address");
  const database = new Client({ connectionString: databaseUrl, statement_timeout: 0 });
  await database.connect();
  return { database, storage: createClient(url, key).storage };
}

/** Runs a script on the project of the environment, or the running sandbox, with the folder that its command names. */
export function runOnProject(
  usage: string,
  run: (project: Project, folder: string) => Promise<string>,
): void {
  runMain(async () => {
    const [folder] = process.argv.slice(2);
    if (!folder) throw new Error(`Name a folder: ${usage}`);
    const project = await openProject();
    try {
      console.log(await run(project, folder));
    } finally {
      await project.database.end();
    }
  });
}
