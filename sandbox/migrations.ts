import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Client } from "pg";

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

// The table and columns of the Supabase CLI, so that `supabase migration list` works on this database too.
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`;

export type Migration = { version: string; name: string; sql: string };

export function readMigrations(folder = resolve("supabase/migrations")): Migration[] {
  const migrations: Migration[] = [];
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (version && name) migrations.push({ version, name, sql: readFileSync(join(folder, file), "utf8") });
  }
  return migrations;
}

/** Applies pending migrations, each file in its own transaction. Returns the names of those applied. */
export async function applyMigrations(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query(HISTORY);
  const { rows } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  const done = new Set(rows.map((row) => row.version));
  const applied: string[] = [];
  for (const { version, name, sql } of migrations) {
    if (done.has(version)) continue;
    await client.query("begin");
    try {
      await client.query(sql);
      await client.query("insert into supabase_migrations.schema_migrations values ($1, $2, $3)", [
        version,
        [sql],
        name,
      ]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw new Error(`migration ${version}_${name}: ${describeSqlError(error, sql)}`);
    }
    applied.push(name);
  }
  return applied;
}

type Applied = { version: string; statements: string[] | null };

/** Migrations whose files have changed since they were applied: the database has the old version. */
export function describeChanges(migrations: readonly Migration[], applied: readonly Applied[]): string[] {
  return applied.flatMap(({ version, statements }) => {
    const file = migrations.find((migration) => migration.version === version);
    if (!file) return [`${version}, which is gone`];
    // A database that the Supabase CLI has filled stores statements one by one.
    const isSame = statements?.length !== 1 || statements[0] === file.sql;
    return isSame ? [] : [`${version}_${file.name}`];
  });
}

/** Called before the pending ones are applied. */
export async function listChangedMigrations(
  client: Client,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query(HISTORY);
  const { rows } = await client.query<Applied>(
    "select version, statements from supabase_migrations.schema_migrations order by version",
  );
  return describeChanges(migrations, rows);
}

export function explainChanges(names: readonly string[]): string {
  return `This folder's database has migrations in an older wording: ${names.join(", ")}.\nStart with \`npm run shop -- --fresh\` to create it again.`;
}

function describeSqlError(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = "position" in error ? Number(error.position) : Number.NaN;
  if (!Number.isFinite(position)) return error.message;
  return `line ${sql.slice(0, position).split("\n").length}: ${error.message}`;
}
