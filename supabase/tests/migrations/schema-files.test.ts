import { Client } from "pg";
import { applySchemaFiles, readSchemaFiles, type SchemaFile } from "../../../sandbox/schema-files";
import { backend } from "../support/backend/backend";

const files = readSchemaFiles();
const client = new Client({ connectionString: backend.databaseUrl });
beforeAll(() => client.connect());
afterAll(() => client.end());

const file = (name: string, sql: string): SchemaFile => ({ path: `orders/${name}.sql`, name, sql });
const withFiles = (...more: SchemaFile[]) => applySchemaFiles(client, [...files, ...more]);
const one = (answer: string, args = "", result = "int") =>
  file(
    "private.trial",
    `create function private.trial(${args}) returns ${result}\nlanguage sql set search_path = '' as $$ select ${answer} $$;`,
  );
const answerTo = async (sql: string) => Object.values((await client.query(sql)).rows[0])[0];

it("applies functions and views once", async () => {
  expect(await withFiles()).toEqual([]);
});

it("replaces a function after any change, and drops it when its file is deleted", async () => {
  expect(await withFiles(one("1"))).toEqual(["private.trial"]);
  expect(await withFiles(one("2"))).toEqual(["private.trial"]);
  expect(await answerTo("select private.trial()")).toBe(2);
  await withFiles(one("p_new", "p_new int"));
  expect(await answerTo("select private.trial(3)")).toBe(3);
  await withFiles(one("p_other", "p_other int"));
  await withFiles(one("p_other::text", "p_other int", "text"));
  expect(await answerTo("select private.trial(4)")).toBe("4");
  expect(await answerTo("select count(*)::int from pg_proc where proname = 'trial'")).toBe(1);
  expect(await withFiles()).toEqual(["private.trial"]);
  expect(await answerTo("select count(*)::int from pg_proc where proname = 'trial'")).toBe(0);
});

it("creates functions in the order of their dependencies, and closed", async () => {
  const caller = file(
    "private.a_caller",
    "create function private.a_caller() returns int\nlanguage sql set search_path = '' as $$ select private.trial() $$;",
  );
  expect(await withFiles(caller, one("5"))).toEqual(["private.a_caller", "private.trial"]);
  expect(await answerTo("select private.a_caller()")).toBe(5);
  expect(await answerTo("select has_function_privilege('anon', 'private.a_caller()', 'execute')")).toBe(
    false,
  );
  await withFiles();
});

it("replaces a changed view together with the functions that return its rows", async () => {
  const view = (columns: string) =>
    file(
      "public.trial_list",
      `create view public.trial_list with (security_invoker) as\n  select ${columns} from public.colors;`,
    );
  const rows = file(
    "private.trial_rows",
    "create function private.trial_rows() returns setof public.trial_list\nlanguage sql set search_path = '' as $$ select * from public.trial_list $$;",
  );
  await withFiles(view("name, id"), rows);
  expect(await withFiles(view("id"), rows)).toEqual(["public.trial_list", "private.trial_rows"]);
  expect(
    Object.keys((await client.query("select * from private.trial_rows() limit 1")).rows[0] ?? { id: 1 }),
  ).toEqual(["id"]);
  expect((await withFiles()).toSorted()).toEqual(["private.trial_rows", "public.trial_list"]);
});

it("creates and drops a trigger with the file of its function", async () => {
  const trigger = (...events: string[]) =>
    file(
      "private.trial",
      `create function private.trial() returns trigger\nlanguage plpgsql set search_path = '' as $$ begin return null; end $$;\n${events
        .map(
          (event) =>
            `create trigger colors_${event} after ${event} on public.colors for each row execute function private.trial();`,
        )
        .join("\n")}`,
    );
  const names =
    "select coalesce(string_agg(tgname, ' ' order by tgname), '') from pg_trigger where tgname like 'colors\\_%e' and tgfoid = to_regproc('private.trial')";
  await withFiles(trigger("delete", "update"));
  expect(await answerTo(names)).toBe("colors_delete colors_update");
  await withFiles(trigger("update"));
  expect(await answerTo(names)).toBe("colors_update");
  expect(await withFiles()).toEqual(["private.trial"]);
});

it("changes nothing when one file is wrong", async () => {
  const wrong = file(
    "private.wrong",
    "create function private.wrong() returns int\nlanguage sql set search_path = '' as $$ select no_such_column from public.colors $$;",
  );
  await expect(withFiles(one("6"), wrong)).rejects.toThrow(
    'supabase/schemas/orders/private.wrong.sql: column "no_such_column" does not exist',
  );
  expect(await answerTo("select count(*)::int from pg_proc where proname = 'trial'")).toBe(0);
  expect(await withFiles()).toEqual([]);
});
