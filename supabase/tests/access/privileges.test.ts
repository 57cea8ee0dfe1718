import { owner } from "../support/database";
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
/** Partitions are reached by their table alone, and come and go with the months. */
const NO_MONTH = `tablename !~ '_analytics_[0-9]{4}_[0-9]{2}$'`;
const CALLERS = `(values (1, 'anon'), (2, 'authenticated'), (3, 'service_role')) as callers (position, role)`;

describe("who may do what, exactly", () => {
  it("tables", async () => {
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

  it("only the server may truncate, reference or add triggers to a table", async () => {
    const found = await column(`
      select format('%s %s %I.%I', role, privilege, schemaname, tablename)
      from pg_tables cross join (values ('anon'), ('authenticated')) as callers (role)
      cross join (values ('truncate'), ('references'), ('trigger'), ('maintain')) as p (privilege)
      where schemaname in ${OURS} and has_table_privilege(role, format('%I.%I', schemaname, tablename), privilege)`);
    expect(found).toEqual([]);
  });

  it("columns that are granted one by one", async () => {
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

  it("columns that public tables keep to the server", async () => {
    const found = await pairs(`
      select table_schema || '.' || table_name, string_agg(distinct column_name, ', ' order by column_name)
      from information_schema.columns cross join (values ('anon'), ('authenticated')) as callers (role)
      where table_schema in ${OURS} and has_any_column_privilege('anon', format('%I.%I', table_schema, table_name), 'select')
        and not has_column_privilege(role, format('%I.%I', table_schema, table_name), column_name, 'select')
      group by 1`);
    expect(found).toEqual(hiddenColumns);
  });

  it("functions", async () => {
    const found = await pairs(`
      select p.oid::regprocedure::text, string_agg(role, ' ' order by position)
      from pg_proc p cross join ${CALLERS}
      where pronamespace::regnamespace::text in ${OURS} and has_function_privilege(role, p.oid, 'execute')
      group by p.oid
      having string_agg(role, ' ') <> 'service_role'`);
    expect(found).toEqual(functions);
  });
});

describe("what every migration must keep to", () => {
  it("row level security is on for every table", async () => {
    const open = await column(`
      select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname in ${OURS} and not rowsecurity`);
    expect(open).toEqual([]);
  });

  it("a table without a policy has a written reason", async () => {
    const closed = await column(`
      select schemaname || '.' || tablename from pg_tables t
      where schemaname in ${OURS} and ${NO_MONTH}
        and not exists (select from pg_policies p where (p.schemaname, p.tablename) = (t.schemaname, t.tablename))
      order by 1`);
    expect(closed).toEqual(Object.keys(withoutPolicy).sort());
  });

  it("policies are named <table>_<verb>_<who>", async () => {
    const odd = await column(`
      select tablename || ': ' || policyname from pg_policies
      where schemaname in ${OURS} and policyname !~ ('^' || tablename || '_' || lower(cmd) || '_[a-z]+$')`);
    expect(odd).toEqual([]);
  });

  it("no policy trusts what a user may write about themself", async () => {
    const trusting = await column(`
      select policyname from pg_policies
      where concat(qual, with_check) ~ 'user_meta_?data|jwt'`);
    expect(trusting).toEqual([]);
  });

  it("policies look up the caller once per statement, not once per row", async () => {
    const slow = await column(`
      select policyname from pg_policies
      where schemaname in ${OURS}
        and replace(concat(qual, with_check), 'SELECT auth.uid()', '') ~ 'auth\\.uid\\(\\)'`);
    expect(slow).toEqual([]);
  });

  it("every function but the clock has an empty search_path", async () => {
    const loose = await column(`
      select oid::regprocedure::text from pg_proc
      where pronamespace::regnamespace::text in ${OURS}
        and not coalesce(proconfig @> array['search_path=""'], false)`);
    // The clock names what it calls in full: PostgreSQL inlines it only without a search_path.
    expect(loose.toSorted()).toEqual(["private.clock_timestamp()", "private.now()"]);
  });

  it("views read with the rights of their caller, or ask for a permission themselves", async () => {
    const bypassing = await column(`
      select oid::regclass::text from pg_class
      where relkind in ('v', 'm') and relnamespace::regnamespace::text in ${OURS}
        and not coalesce(reloptions::text[] @> array['security_invoker=true'], false)
        and pg_get_viewdef(oid) not like '%private.may(%'`);
    expect(bypassing).toEqual([]);
  });

  it("every foreign key has an index to delete by", async () => {
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

  it("every updated_at follows the changes of its row", async () => {
    const still = await column(`
      select table_name from information_schema.columns c
      where table_schema in ${OURS} and column_name = 'updated_at' and not exists (
        select from pg_trigger
        where tgrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and tgenabled = 'O'
          and tgfoid = 'private.touch_updated_at'::regproc
      )`);
    expect(still).toEqual([]);
  });

  it("money is numeric(12,2), never a float", async () => {
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
