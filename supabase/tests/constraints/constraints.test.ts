import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { owner } from "../support/backend/database";
import { makeOneOfEach } from "../support/one-of-each";
import { implied, tables } from "./broken-rows";

// The writing functions refuse wrong orders themselves, so each constraint is tested alone, with a row that only it refuses.

let client: PoolClient;

beforeAll(async () => {
  client = await owner.connect();
  await client.query("begin");
  await makeOneOfEach(client);
  await client.query("set constraints all immediate");
  // Triggers refuse some of these rows before a constraint can.
  for (const table of Object.keys(tables))
    await client.query(`alter table public.${table} disable trigger user`);
});
afterAll(async () => {
  await client.query("rollback");
  client.release();
});

/** Selects one of the new or existing rows. */
const tried: Record<string, string> = {
  gst_rates: "starts_on",
  invoices: "kind = 'credit_note'",
  orders: "gateway_order_id is not null",
  pincode_prefixes: "prefix = '560'",
  pincodes: "pincode = '560001'",
  print_breaks: "quantity",
  product_variants: "barcode = 'each'",
  products: "is_blank",
  stock_moves: "id",
};
const newestOf = (table: string) =>
  `(select ctid from public.${table} order by ${[
    tried[table] ?? [],
    "xmin::text = pg_current_xact_id()::text",
    "ctid",
  ]
    .flat()
    .map((term) => `${term} desc nulls last`)
    .join(", ")} limit 1)`;

/** The constraint that refuses it, or null. */
async function refusedBy(statement: string, values: unknown[]): Promise<string | null> {
  await client.query("savepoint broken");
  try {
    await client.query(statement, values);
    return null;
  } catch (error) {
    return String(Object(error).constraint ?? error);
  } finally {
    await client.query("rollback to savepoint broken");
  }
}

function change(table: string, columns: Record<string, unknown>): Promise<string | null> {
  const set = Object.keys(columns).map((column, index) => `${column} = $${index + 1}`);
  return refusedBy(
    `update public.${table} set ${set.join(", ")} where ctid = ${newestOf(table)}`,
    Object.values(columns),
  );
}

/** A copy of the newest row with some other columns. */
async function copy(table: string, columns: Record<string, unknown>): Promise<string | null> {
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const { names } = rows[0];
  return refusedBy(
    `insert into public.${table} (${names}) overriding system value
     select ${names} from jsonb_populate_record(null::public.${table},
       (select to_jsonb(t) from public.${table} t where ctid = ${newestOf(table)}) || $1)`,
    [columns],
  );
}

const brokenRows = Object.entries(tables).flatMap(([table, { broken }]) =>
  Object.entries(broken).map(([name, columns]) => ({ table, name, columns })),
);
const doubles = Object.entries(tables).flatMap(([table, { unique = {}, fresh = () => ({}) }]) =>
  Object.entries(unique).map(([name, columns]) => ({ table, name, columns, fresh })),
);

describe("each constraint refuses a row that only it refuses", () => {
  it.each(brokenRows)("$name", async ({ table, name, columns }) => {
    expect(await change(table, columns)).toBe(name);
  });

  // NaN is greater than every number, so "at least 0" accepts it; a quote with one is NaN as a whole.
  it.each(["coupons", "gst_rates", "products", "product_variants", "shipping_zones"])(
    "refuses NaN in every number that staff write into %s",
    async (table) => {
      const { rows } = await client.query(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and data_type = 'numeric'`,
        [table],
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { name } of rows) expect(await change(table, { [name]: "NaN" })).toMatch(`${table}_`);
    },
  );

  const onePerOrder = ["invoices_one_per_order", "invoices_one_undelivered_per_order"];
  it("allows an order one invoice, and one credit note of an RTO COD parcel", async () => {
    const second = { id: randomUUID(), number: "second", serial: 999_999, refund_id: null };
    expect(await copy("invoices", { ...second, kind: "invoice" })).toBe("invoices_one_per_order");
    await client.query("savepoint undelivered");
    await client.query(
      `update public.invoices set refund_id = null, data = '{"reason": "undelivered"}' where ctid = ${newestOf("invoices")}`,
    );
    expect(await copy("invoices", second)).toBe("invoices_one_undelivered_per_order");
    await client.query("rollback to savepoint undelivered");
  });

  const onePerForm = ["stock_moves_form_key"];
  it("allows a form one stock move of a variant", async () => {
    await client.query("savepoint form");
    await client.query(
      `update public.stock_moves set form_key = gen_random_uuid() where ctid = ${newestOf("stock_moves")}`,
    );
    expect(await copy("stock_moves", { id: -1 })).toBe("stock_moves_form_key");
    await client.query("rollback to savepoint form");
  });

  const onePerGroupOrder = ["refunds_group_price"];
  it("allows an order one refund of the difference to its group's price", async () => {
    await client.query("savepoint difference");
    await client.query(
      `update public.refunds set reason = 'group_price' where ctid = ${newestOf("refunds")}`,
    );
    const second = { id: randomUUID(), gateway_refund_id: randomUUID() };
    expect(await copy("refunds", second)).toBe("refunds_group_price");
    await client.query("rollback to savepoint difference");
  });

  it.each(doubles)("$name: refuses a duplicate", async ({ table, name, columns, fresh }) => {
    const own = Object.entries(fresh()).filter(([column]) => !columns.includes(column));
    expect(await copy(table, Object.fromEntries(own))).toBe(name);
  });

  it("has a row for every constraint", async () => {
    const { rows } = await client.query(
      `select conname as name from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('c', 'f', 'u')
       union select indexrelid::regclass::text from pg_index where indrelid = any ($1::regclass[]) and indisunique and not indisprimary`,
      [Object.keys(tables).map((table) => `public.${table}`)],
    );
    const shown = new Set(
      [...brokenRows, ...doubles]
        .map(({ name }) => name)
        .concat(implied, onePerOrder, onePerForm, onePerGroupOrder),
    );
    expect(rows.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
