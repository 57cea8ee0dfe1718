import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Migration } from "./migrations";

// The current body of each SQL function is a file: supabase/schemas/<area>/<schema>.<function>.sql. Migrations are made from these.

type Statement = { kind: "create" | "drop"; name: string; sql: string };

export type FunctionFile = { path: string; sql: string };

// A comment on the function belongs to it: it is replaced together with the body.
const STATEMENT =
  /^create (?:or replace )?function ([\w.]+)\s*\([\s\S]*?\bas (?:\$\$[\s\S]*?\$\$|'(?:[^']|'')*');(?:\n+comment on function \1\b[\s\S]*?';)?|^drop function (?:if exists )?([\w.]+)[^;]*;/gm;

function statementsIn(sql: string): Statement[] {
  return [...sql.matchAll(STATEMENT)].map(([text, created, dropped]) => {
    if (dropped) return { kind: "drop", name: dropped, sql: text };
    return { kind: "create", name: created ?? "", sql: text.replace("create or replace", "create") };
  });
}

/** What the migrations leave behind: the last definition of each function. */
function functionsOf(migrations: readonly Migration[]): Map<string, string> {
  const functions = new Map<string, string>();
  for (const { kind, name, sql } of migrations.flatMap((migration) => statementsIn(migration.sql))) {
    if (kind === "create") functions.set(name, sql);
    else functions.delete(name);
  }
  return functions;
}

export function readFunctionFiles(folder = resolve("supabase/schemas")): FunctionFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".sql"))
    .sort()
    .map((path) => ({ path, sql: readFileSync(join(folder, path), "utf8") }));
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.sql$/, "");
}

/** The functions of the files, by name. */
function definitionsIn(files: readonly FunctionFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ sql }) => statementsIn(sql)).map(({ name, sql }): [string, string] => [name, sql]),
  );
}

function problemsOfFile({ path, sql }: FunctionFile): string[] {
  const [first, ...others] = statementsIn(sql);
  if (!first || others.length > 0) return [`${path} defines ${first ? "more than one function" : "none"}`];
  if (first.name !== nameOf(path)) return [`${path} defines ${first.name}`];
  // Only comments stand beside it.
  const rest = sql.replace("create or replace", "create").replace(first.sql, "");
  return /^(\s*--.*\n)*\s*$/.test(rest) ? [] : [`${path} holds more than its function`];
}

function listTwice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) < index);
}

/** Where the files and the migrations disagree; empty when every file is what the database runs. */
export function findFunctionProblems(
  files: readonly FunctionFile[],
  migrations: readonly Migration[],
): string[] {
  const migrated = functionsOf(migrations);
  const written = definitionsIn(files);
  return [
    ...files.flatMap(problemsOfFile),
    ...listTwice(files.map(({ path }) => nameOf(path))).map((name) => `${name} has two files`),
    ...[...written].flatMap(([name, sql]) => {
      const last = migrated.get(name);
      if (last === undefined) return [`${name} has a file, and no migration makes it`];
      return last === sql ? [] : [`${name} differs from its last body in the migrations`];
    }),
    ...[...migrated.keys()]
      .filter((name) => !written.has(name))
      .map((name) => `${name} is made by a migration and has no file`),
    ...migrations.flatMap(({ version, name, sql }) => {
      const created = statementsIn(sql).filter(({ kind }) => kind === "create");
      return listTwice(created.map((statement) => statement.name)).map(
        (twice) => `${version}_${name} defines ${twice} twice`,
      );
    }),
  ];
}

// `create or replace` keeps arguments and result as they are.
const headOf = (sql: string) => sql.slice(0, sql.search(/^language /m)).replace(/\s+/g, " ");

/** The SQL that brings the database to what the files say, or null when it is there already. */
export function writeFunctionMigration(
  files: readonly FunctionFile[],
  migrations: readonly Migration[],
): string | null {
  const migrated = functionsOf(migrations);
  const written = definitionsIn(files);
  const drops = [...migrated.keys()].filter((name) => !written.has(name));
  const changed = [...written].filter(([name, sql]) => migrated.get(name) !== sql);
  if (drops.length + changed.length === 0) return null;
  const parts = changed.map(([name, sql]) => {
    const last = migrated.get(name);
    const comment = files.find(({ path }) => nameOf(path) === name)?.sql.match(/^(--.*\n)*/)?.[0] ?? "";
    if (last === undefined) return comment + sql;
    if (headOf(last) !== headOf(sql)) return `${comment}drop function ${name};\n${sql}`;
    return comment + sql.replace("create function", "create or replace function");
  });
  return [...drops.map((name) => `drop function ${name};`), ...parts, "select private.apply_grants();"]
    .join("\n\n")
    .concat("\n");
}
