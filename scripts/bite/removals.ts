import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { tables } from "../../supabase/tests/constraints/broken-rows";
import type { Mutation } from "./mutation";

const testDir = "supabase/tests";
const lock =
  /\s+for (?:no key update|update|share)(?: of \w+)?(?: skip locked)?|perform (?:pg_catalog\.)?pg_advisory_xact_lock[^;]+;/g;
const guard = /raise (?:sqlstate|exception)(?:[^';]|'(?:[^']|'')*')+;/g;
const hintOf = /hint = '(\w+)'/;

const files = readdirSync(testDir, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".test.ts"),
);
const textOf = new Map(files.map((path) => [path, readFileSync(join(testDir, path), "utf8")]));
const isRacing = (path: string) => textOf.get(path)?.includes("race(") ?? false;

/** Tests that start many at once, who see a lock that is gone, and those who see what is refused no more. */
export const racing = files.filter(isRacing);
export const single = files.filter((path) => !/^(access|constraints|races)/.test(path));

/** Tests that name the function or what it hints at, or whose file is about the same thing. */
function filesAbout(fn: string, hint: string | undefined, among: string[]): string[] {
  const topics = fn.split("_").filter((word) => word.length > 5);
  return among.filter((path) => {
    const source = textOf.get(path) ?? "";
    return (
      source.includes(fn) || (hint && source.includes(hint)) || topics.some((topic) => path.includes(topic))
    );
  });
}

async function removeConstraints(db: Client): Promise<Mutation[]> {
  const { rows } = await db.query(
    `select conrelid::regclass::text as of_table, conname as name, pg_get_constraintdef(oid) as definition, null as index
     from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('c', 'f', 'u')
     union all
     select indrelid::regclass::text, indexrelid::regclass::text, null, pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any ($1::regclass[]) and indisunique
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('u', 'p'))
     order by 1, 2`,
    [Object.keys(tables).map((table) => `public.${table}`)],
  );
  return rows.map(({ of_table, name, definition, index }) => ({
    name: `constraint ${name}`,
    suites: ["constraints"],
    sql: index
      ? `drop index public.${name}`
      : `alter table public.${of_table} drop constraint ${name} cascade`,
    undo: index ?? `alter table public.${of_table} add constraint ${name} ${definition}`,
  }));
}

/** Each place where a function says `words`, without them. */
async function removeWords(db: Client, what: "lock" | "guard"): Promise<Mutation[]> {
  const { rows } = await db.query(
    `select n.nspname || '.' || p.proname as fn, p.proname as name, pg_get_functiondef(p.oid) as definition
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prokind = 'f' order by 1`,
  );
  return rows.flatMap(({ fn, name, definition }): Mutation[] => {
    const source = String(definition);
    const found = [...source.matchAll(what === "lock" ? lock : guard)];
    return found.map((match, index) => {
      const [words] = match;
      const hint = hintOf.exec(words)?.[1];
      const place = found.length > 1 ? ` ${index + 1} of ${found.length}` : "";
      return {
        name: `${what} ${fn}${place}${hint ? ` (${hint})` : ""}`,
        suites:
          what === "lock"
            ? ["races/held-locks", "races/lock-order", "races/claimed-work"]
            : filesAbout(name, hint, single),
        isLock: what === "lock",
        sql:
          source.slice(0, match.index) +
          (words.endsWith(";") ? "null;" : " ") +
          source.slice(match.index + words.length),
      };
    });
  });
}

/** Every lock, constraint and guard of the database, each taken out alone. */
export async function listRemovals(db: Client): Promise<Mutation[]> {
  return [
    ...(await removeConstraints(db)),
    ...(await removeWords(db, "guard")),
    ...(await removeWords(db, "lock")),
  ];
}
