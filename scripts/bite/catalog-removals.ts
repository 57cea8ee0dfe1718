import type { Client } from "pg";
import { tables } from "../../supabase/tests/constraints/broken-rows";
import type { Removal } from "./removal";
import { findConjuncts } from "./sql-conditions";
import { filesAbout, racing, single } from "./test-files";

const readsRights = ["access/privileges", "access/closed-by-default"];

async function removeConstraints(db: Client): Promise<Removal[]> {
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
  return rows.map(({ of_table, name, index }) => ({
    name: `constraint ${name}`,
    sql: index
      ? `drop index public.${name}`
      : `alter table public.${of_table} drop constraint ${name} cascade`,
    near: ["constraints"],
    others: single,
  }));
}

/** Each trigger, and each `when` of one. */
async function removeTriggers(db: Client): Promise<Removal[]> {
  const { rows } = await db.query(
    `select tgname as name, tgrelid::regclass::text as of_table, p.proname as fn, pg_get_triggerdef(t.oid) as definition
     from pg_trigger t join pg_proc p on p.oid = tgfoid
     where not tgisinternal and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 2, 1`,
  );
  return rows.flatMap(({ name, of_table, fn, definition }) => {
    const drop = `drop trigger ${name} on ${of_table}`;
    const unconditional = definition.replace(/ WHEN \(.+\) EXECUTE /, " EXECUTE ");
    const whole = { name: `trigger ${of_table}.${name}`, sql: drop };
    const always = { name: `trigger ${of_table}.${name} when`, sql: `${drop}; ${unconditional}` };
    const near = filesAbout([name, fn]);
    return (unconditional === definition ? [whole] : [whole, always]).map((removal) => ({
      ...removal,
      near: ["access/privileges", ...(near.length > 0 ? near : filesAbout([of_table]))],
      others: [...single, ...racing, "access"],
    }));
  });
}

/** Each policy opened to everyone whom its verb is granted to, and each without one of its conditions. */
async function openPolicies(db: Client): Promise<Removal[]> {
  const { rows } = await db.query(
    `select format('%I.%I', schemaname, tablename) as of_table, policyname as name, qual as using, with_check as check
     from pg_policies where schemaname in ('public', 'storage')
       and (coalesce(qual, 'true') <> 'true' or coalesce(with_check, 'true') <> 'true') order by 1, 2`,
  );
  return rows.flatMap(({ of_table, name, using, check }) => {
    const clauses = Object.entries({ using, "with check": check }).filter(([, text]) => text !== null);
    const alter = (changes: string[]) => `alter policy ${name} on ${of_table} ${changes.join(" ")}`;
    const whole = {
      name: `policy ${name}`,
      sql: alter(clauses.map(([clause]) => `${clause} (true)`)),
    };
    const parts = clauses.flatMap(([clause, text]) =>
      findConjuncts(text).map(({ start, end }) => ({
        name: `policy ${name} ${clause}: ${text.slice(start, end).replace(/\s+/g, " ")}`,
        sql: alter([`${clause} (${text.slice(0, start)}true${text.slice(end)})`]),
      })),
    );
    return [whole, ...parts].map((removal) => ({
      ...removal,
      near: ["access/matrix"],
      others: ["access", ...single],
    }));
  });
}

async function switchOffRowSecurity(db: Client): Promise<Removal[]> {
  const { rows } = await db.query(
    `select oid::regclass::text as of_table from pg_class
     where relrowsecurity and relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
  );
  return rows.map(({ of_table }) => ({
    name: `row security ${of_table}`,
    sql: `alter table ${of_table} disable row level security`,
    near: readsRights,
    others: ["access"],
  }));
}

/** Table rights withheld from roles, functions they may not run, and default rights withheld for new objects. */
async function grantRights(db: Client): Promise<Removal[]> {
  const { rows } = await db.query(
    `with roles (role) as (values ('anon'), ('authenticated'), ('service_role')),
     tables as (
       select role, 'select, insert, update, delete' as what, 'table ' || c.oid::regclass as target
       from pg_class c cross join roles
       where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and exists (
         select from unnest(array['select', 'insert', 'update', 'delete']) as verb
         where not has_table_privilege(role, c.oid, verb)
       )
     ),
     functions as (
       select role, 'execute', 'function ' || p.oid::regprocedure from pg_proc p cross join roles
       where not has_function_privilege(role, p.oid, 'execute')
         and (pronamespace = 'public'::regnamespace or (pronamespace = 'private'::regnamespace and prosecdef))
     )
     select what, target, string_agg(role, ', ') as roles
     from (select * from tables union all select * from functions) as withheld group by 1, 2 order by 2`,
  );
  const granted = rows.map(({ what, target, roles }) => ({
    name: `right of ${roles} to ${target}`,
    sql: `grant ${what} on ${target} to ${roles}`,
  }));
  const byDefault = ["tables", "sequences", "functions"].map((targets) => ({
    name: `right by default to new ${targets}`,
    sql: `alter default privileges in schema public, private grant all on ${targets} to anon, authenticated`,
  }));
  return [...granted, ...byDefault].map((removal) => ({
    ...removal,
    near: readsRights,
    others: ["access"],
  }));
}

/** Each constraint, trigger, policy, table's row security and withheld right in the catalogs, removed alone. */
export async function listCatalogRemovals(db: Client): Promise<Removal[]> {
  const kinds = [removeConstraints, removeTriggers, openPolicies, switchOffRowSecurity, grantRights];
  const removals: Removal[] = [];
  for (const list of kinds) removals.push(...(await list(db)));
  return removals;
}
