import { owner } from "../support/backend/database";
import { functions } from "./functions";
import { grants, hiddenColumns, updatableColumns, withoutPolicy } from "./privileges";

async function column(query: string): Promise<string[]> {
  const { rows } = await owner.query({ text: query, rowMode: "array" });
  return rows.map((row) => row[0]);
}

async function pairs(query: string): Promise<Record<string, string>> {
  const { rows } = await owner.query({ text: query, rowMode: "array" });
  return Object.fromEntries(rows);
}

const OURS = `('public', 'private')`;
/** Partitions are reached only by their table, and change with the months. */
const NO_MONTH = `tablename !~ '_analytics_[0-9]{4}_[0-9]{2}$'`;
const CALLERS = `(values (1, 'anon'), (2, 'authenticated'), (3, 'service_role')) as callers (position, role)`;

describe("the exact rights of each role", () => {
  it("match the list for tables", async () => {
    const found = await pairs(`
      select schemaname || '.' || tablename, coalesce(string_agg(role || ' ' || letters, ', ' order by position), '')
      from pg_tables cross join ${CALLERS}
      cross join lateral (
        select string_agg(letter, '' order by letter) as letters
        from (values ('r', 'select'), ('a', 'insert'), ('w', 'update'), ('d', 'delete')) as p (letter, privilege)
        where has_table_privilege(role, format('%I.%I', schemaname, tablename), privilege)
      ) as held
      where schemaname in ${OURS} and letters is not null and ${NO_MONTH}
      group by 1`);
    expect(found).toEqual(grants);
  });

  it("let only the server truncate, reference or add triggers to a table", async () => {
    const found = await column(`
      select format('%s %s %I.%I', role, privilege, schemaname, tablename)
      from pg_tables cross join (values ('anon'), ('authenticated')) as callers (role)
      cross join (values ('truncate'), ('references'), ('trigger'), ('maintain')) as p (privilege)
      where schemaname in ${OURS} and has_table_privilege(role, format('%I.%I', schemaname, tablename), privilege)`);
    expect(found).toEqual([]);
  });

  it("match the list for columns granted one by one", async () => {
    const found = await pairs(`
      select table_schema || '.' || table_name,
        string_agg(role || ' ' || column_name, ', ' order by role, column_name)
      from information_schema.columns cross join (values ('anon'), ('authenticated')) as callers (role)
      where table_schema in ${OURS}
        and has_column_privilege(role, format('%I.%I', table_schema, table_name), column_name, 'update')
        and not has_table_privilege(role, format('%I.%I', table_schema, table_name), 'update')
      group by 1`);
    expect(found).toEqual(updatableColumns);
  });

  it("match the list for columns that public tables hide", async () => {
    const found = await pairs(`
      select table_schema || '.' || table_name, string_agg(distinct column_name, ', ' order by column_name)
      from information_schema.columns cross join (values ('anon'), ('authenticated')) as callers (role)
      where table_schema in ${OURS} and has_any_column_privilege('anon', format('%I.%I', table_schema, table_name), 'select')
        and not has_column_privilege(role, format('%I.%I', table_schema, table_name), column_name, 'select')
      group by 1`);
    expect(found).toEqual(hiddenColumns);
  });

  it("match the list for functions", async () => {
    const found = await pairs(`
      select p.oid::regprocedure::text, string_agg(role, ' ' order by position)
      from pg_proc p cross join ${CALLERS}
      where pronamespace::regnamespace::text in ${OURS} and has_function_privilege(role, p.oid, 'execute')
      group by p.oid
      having string_agg(role, ' ') <> 'service_role'`);
    expect(found).toEqual(functions);
  });
});

describe("rules of every migration", () => {
  it("enable row level security for every table", async () => {
    const open = await column(`
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ${OURS} and not rowsecurity`);
    expect(open).toEqual([]);
  });

  it("need a written reason for a table without a policy", async () => {
    const closed = await column(`
      select schemaname || '.' || tablename from pg_tables t
      where schemaname in ${OURS} and ${NO_MONTH}
        and not exists (select from pg_policies p where (p.schemaname, p.tablename) = (t.schemaname, t.tablename))
      order by 1`);
    expect(closed).toEqual(Object.keys(withoutPolicy).sort());
  });

  it("name policies <table>_<verb>_<who>", async () => {
    const odd = await column(`
      select tablename || ': ' || policyname from pg_policies
      where schemaname in ${OURS} and policyname !~ ('^' || tablename || '_' || lower(cmd) || '_[a-z]+$')`);
    expect(odd).toEqual([]);
  });

  it("let no policy trust a user's own metadata", async () => {
    const trusting = await column(`
      select policyname from pg_policies
      where concat(qual, with_check) ~ 'user_meta_?data|jwt'`);
    expect(trusting).toEqual([]);
  });

  it("let policies look up the caller once per statement, not once per row", async () => {
    const slow = await column(`
      select policyname from pg_policies
      where schemaname in ${OURS}
        and replace(concat(qual, with_check), 'SELECT auth.uid()', '') ~ 'auth\\.uid\\(\\)'`);
    expect(slow).toEqual([]);
  });

  it("give every function but the clock an empty search_path", async () => {
    const loose = await column(`
      select oid::regprocedure::text from pg_proc
      where pronamespace::regnamespace::text in ${OURS}
        and not coalesce(proconfig @> array['search_path=""'], false)`);
    // The clock uses qualified names: PostgreSQL inlines it only without a search_path.
    expect(loose.toSorted()).toEqual(["private.clock_timestamp()", "private.now()"]);
  });

  it("let views use the rights of their caller, or check a permission themselves", async () => {
    const bypassing = await column(`
      select oid::regclass::text from pg_class
      where relkind in ('v', 'm') and relnamespace::regnamespace::text in ${OURS}
        and not coalesce(reloptions::text[] @> array['security_invoker=true'], false)
        and pg_get_viewdef(oid) not like '%private.may(%'`);
    expect(bypassing).toEqual([]);
  });

  it("give every foreign key an index for deletions", async () => {
    const bare = await column(`
      select format('%s (%s)', conrelid::regclass, (
        select string_agg(attname, ', ') from pg_attribute where attrelid = conrelid and attnum = any (conkey)
      ))
      from pg_constraint c
      where contype = 'f' and connamespace::regnamespace::text in ${OURS}
        and not exists (
          select from pg_index i
          where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
        )
      order by 1`);
    expect(bare).toEqual([]);
  });

  it("update every updated_at when its row changes", async () => {
    const still = await column(`
      select table_name from information_schema.columns c
      where table_schema in ${OURS} and column_name = 'updated_at' and not exists (
        select from pg_trigger
        where tgrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and tgenabled = 'O'
          and tgfoid = 'private.touch_updated_at'::regproc
      )`);
    expect(still).toEqual([]);
  });

  it("make money numeric(12,2), never a float", async () => {
    const floats = await column(`
      select format('%s.%s.%s', table_schema, table_name, column_name) from information_schema.columns
      where table_schema in ${OURS} and (
        data_type in ('real', 'double precision', 'money')
        or (
          data_type = 'numeric' and (numeric_precision, numeric_scale) is distinct from (12, 2)
          and column_name !~ '(percent|rate)$'
        )
      )`);
    expect(floats).toEqual([]);
  });
});
