import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type Client, DatabaseError } from "pg";
import { personalTablesSql, retentionRulesSql } from "./personal-tables";
import { settingRulesSql } from "./setting-rules";

// Functions and views hold no data. Each has one file, supabase/schemas/<area>/<schema>.<name>.sql, with its
// comment and, below a trigger function, its triggers. It is applied after the migrations whenever it has
// changed. The functions with the rules of lib/settings and lib/privacy are generated.

export type SchemaFile = { path: string; name: string; sql: string };

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_files (name text primary key, hash text not null);
`;

// Changes that `create or replace` refuses: another result type, other argument names, fewer defaults.
const INVALID_FUNCTION_DEFINITION = "42P13";

export function readSchemaFiles(): SchemaFile[] {
  const folder = resolve("supabase/schemas");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".sql"))
    .sort()
    .map((path) => ({ path, name: basename(path, ".sql"), sql: readFileSync(join(folder, path), "utf8") }));
  return [
    ...files,
    { path: "setting-rules.ts", name: "private.setting_rules", sql: settingRulesSql() },
    { path: "personal-tables.ts", name: "private.retention_rules", sql: retentionRulesSql() },
    { path: "personal-tables.ts", name: "private.personal_tables", sql: personalTablesSql() },
  ];
}

const hashOf = (sql: string) => createHash("sha256").update(sql).digest("hex");
const isView = (sql: string) => /^create view /m.test(sql);

/**
 * Applies the files of functions, views and triggers and sets all grants, in one transaction, so that a new
 * object never has open grants. Returns the names of what was made, replaced or dropped.
 */
export async function applySchemaFiles(client: Client, files: readonly SchemaFile[]): Promise<string[]> {
  await client.query("begin");
  try {
    await client.query(HISTORY);
    await client.query("set local check_function_bodies = on");
    const changed: string[] = [];
    // Replacing a view drops the functions that return its rows: they are outdated in the next round.
    for (
      let stale = await listStale(client, files);
      stale.length > 0;
      stale = await listStale(client, files)
    ) {
      await inAnyOrder(client, stale, (file) => applyFile(client, file));
      changed.push(...stale.map(({ name }) => name));
    }
    const gone = await listGone(client, files);
    await inAnyOrder(client, gone, ({ name }) => dropObject(client, name));
    changed.push(...gone.map(({ name }) => name));
    await client.query("select private.apply_grants()");
    await client.query("commit");
    return changed;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Files that changed since they were last applied, and those whose function or view is missing. */
async function listStale(client: Client, files: readonly SchemaFile[]): Promise<SchemaFile[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    `select name, hash from supabase_migrations.schema_files
     where name in (select format('%s.%s', pronamespace::regnamespace, proname) from pg_proc)
       or to_regclass(name) is not null`,
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  return files.filter(({ name, sql }) => applied.get(name) !== hashOf(sql));
}

/** Applied objects whose file no longer exists. */
async function listGone(client: Client, files: readonly SchemaFile[]): Promise<SchemaFile[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from supabase_migrations.schema_files where name <> all ($1)",
    [files.map(({ name }) => name)],
  );
  return rows.map(({ name }) => ({ path: `${name}.sql (gone)`, name, sql: "" }));
}

/** Runs the work for each; files that depend on another wait until that one is done. */
async function inAnyOrder(
  client: Client,
  files: readonly SchemaFile[],
  work: (file: SchemaFile) => Promise<void>,
): Promise<void> {
  for (let waiting = files; waiting.length > 0; ) {
    const failed: SchemaFile[] = [];
    let problem: Error | undefined;
    for (const file of waiting) {
      await client.query("savepoint one_file");
      try {
        await work(file);
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
        await client.query("rollback to savepoint one_file");
        problem ??= new Error(`supabase/schemas/${file.path}: ${error.message}`);
        failed.push(file);
      }
      await client.query("release savepoint one_file");
    }
    if (problem && failed.length === waiting.length) throw problem;
    waiting = failed;
  }
}

async function applyFile(client: Client, { name, sql }: SchemaFile): Promise<void> {
  if (isView(sql)) await client.query(`drop view if exists ${name} cascade`);
  else await clearTheWay(client, name, sql);
  await client.query(sql.replace(/^create function/m, "create or replace function"));
  await client.query(
    `insert into supabase_migrations.schema_files values ($1, $2) on conflict (name) do update set hash = excluded.hash`,
    [name, hashOf(sql)],
  );
}

/** Drops the triggers of a function, and the function itself when the file gives it other arguments or another result. */
async function clearTheWay(client: Client, name: string, sql: string): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    "select oid::regprocedure::text as signature from pg_proc where pronamespace = $1::regnamespace and proname = $2",
    name.split("."),
  );
  await dropTriggers(client, name);
  const [last] = rows;
  if (last && !(await isReplaceable(client, name, sql)))
    await client.query(`drop function ${last.signature}`);
}

async function dropTriggers(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop from pg_trigger where tgfoid = to_regproc($1)`,
    [name],
  );
  for (const { drop } of rows) await client.query(drop);
}

/** Whether `create or replace` with this text leaves one function of the name; does not change the database. */
async function isReplaceable(client: Client, name: string, sql: string): Promise<boolean> {
  await client.query("savepoint trial");
  try {
    await client.query(sql.replace(/^create function/m, "create or replace function"));
    const { rows } = await client.query("select to_regproc($1) is not null as is_one", [name]);
    return rows[0].is_one;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === INVALID_FUNCTION_DEFINITION) return false;
    throw error;
  } finally {
    await client.query("rollback to savepoint trial");
  }
}

async function dropObject(client: Client, name: string): Promise<void> {
  await dropTriggers(client, name);
  const { rows } = await client.query("select to_regclass($1) is not null as is_view", [name]);
  await client.query(`drop ${rows[0].is_view ? "view" : "function"} if exists ${name}`);
  await client.query("delete from supabase_migrations.schema_files where name = $1", [name]);
}
