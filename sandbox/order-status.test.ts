import { readSchemaFiles } from "./schema-files";

const WRITER = "private.write_order_status";
const files = readSchemaFiles().map(({ name, sql }) => ({ name, sql: sql.replace(/--.*$/gm, "") }));

const named = (found: typeof files) => found.map(({ name }) => name).sort();

/** Whether one of its statements sets the column `status` of an existing order. */
function setsStatus(sql: string): boolean {
  const statements = sql.match(/\b(update|merge into|insert into) (only )?(public\.)?orders\b[^;]*/g) ?? [];
  return statements.some((statement) =>
    /(\bset|,)\s*\(?("?status"?\s*=|[^=;]*\bstatus\b[^=;]*\)\s*=)/.test(
      statement.replace(/\bwhere\b[\s\S]*/, ""),
    ),
  );
}

it("sets an order's status in one function only, which checks the table of transitions", () => {
  expect(named(files.filter(({ sql }) => setsStatus(sql)))).toEqual([WRITER]);
  expect(files.find(({ name }) => name === WRITER)?.sql).toContain("private.check_order_move(");
});

it("creates orders in two functions only, each with its first status", () => {
  const makes = files.filter(({ sql }) => /\binsert into (public\.)?orders\b/.test(sql));
  expect(named(makes)).toEqual(["private.place_exchange", "public.place_order"]);
});

describe("detects that a function sets the status by", () => {
  it.each([
    ["an update", "update public.orders set status = 'Packed' where id = p_id;", true],
    [
      "an update of several columns",
      "update public.orders\n  set note = '', expires_at = null,\n    status = p_to\n  where id = p_id;",
      true,
    ],
    ["an update with an alias", "update public.orders o set status = p_to where o.id = p_id;", true],
    ["an update of a row", "update public.orders set (note, status) = ('', p_to) where id = p_id;", true],
    [
      "an upsert",
      "insert into public.orders (id) values (p_id) on conflict (id) do update set status = p_to;",
      true,
    ],
    [
      "nothing that is the payment's",
      "update public.orders set payment_status = 'captured' where status = 'Confirmed';",
      false,
    ],
    ["nothing that is another table's", "update public.refunds set status = 'failed';", false],
  ])("%s", (_name, sql, sets) => {
    expect(setsStatus(sql)).toBe(sets);
  });
});
