import type { PoolClient } from "pg";
import { openingTime } from "../../../scripts/test/opening-time";
import { clearReportDays, openSeededShop } from "./seeded-shop";

// Reports of the seeded sales, recalculated from orders, documents, payments and refunds by other queries.

let client: PoolClient;

const from = "2020-01-01T00:00:00+05:30";
const until = new Date(openingTime.getTime() + 3600_000).toISOString();
// A report takes at most two years.
const start = new Date(openingTime.getTime() - 700 * 24 * 3600_000).toISOString();

type Sums = [n: number, units: number, m1: number, m2: number, m3: number, m4: number, m5: number];
interface Report {
  total: Sums;
  days: { day: string; sums: Sums }[];
  rows: { key: [string, string, string, string]; label: string; sums: Sums }[];
  count: number;
}

beforeAll(async () => {
  client = await openSeededShop();
});

async function read(name: string, range: [string, string] = [start, until]): Promise<Report> {
  const { rows } = await client.query("select public.report($1, $2, $3) as report", [name, ...range]);
  return rows[0].report;
}

async function paise(query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query({ text: query, values, rowMode: "array" });
  return Math.round(Number(rows[0]?.[0] ?? 0) * 100);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

async function expectSameAsLedger() {
  const [sales, products, coupons, tax, payments, documents] = [
    await read("sales"),
    await read("products"),
    await read("coupons"),
    await read("tax"),
    await read("payments"),
    await read("documents"),
  ];
  const sold = "status not in ('Pending Payment','COD Review','Cancelled','RTO') and exchange_of is null";
  expect(sales.total[5]).toBe(await paise(`select sum(total) from public.orders where ${sold}`));
  expect(sales.total[5]).toBeGreaterThan(1_000_000);
  // The overview counts the same orders.
  const overview = await client.query(
    "select sum((day ->> 'orders')::int)::int as orders from jsonb_array_elements(public.sales_by_day(30)) as day",
  );
  const month = new Date(openingTime.getTime() - 29 * 24 * 3600_000 + 5.5 * 3600_000)
    .toISOString()
    .slice(0, 10);
  expect(overview.rows[0].orders).toBe((await read("sales", [`${month}T00:00:00+05:30`, until])).total[0]);
  // List prices less discounts, plus delivery, are the total.
  expect(sales.total[2] - sales.total[3] + sales.total[4]).toBe(sales.total[5]);
  // The products' revenue plus delivery is the same money.
  expect(products.total[4] + sales.total[4]).toBe(sales.total[5]);
  expect(products.total[1]).toBe(sales.total[1]);
  expect((await read("categories")).total).toEqual(products.total);
  expect(coupons.total[2]).toBe(await paise(`select sum(coupon_discount) from public.orders where ${sold}`));

  // Tax: goods and delivery of each invoiced order, less credit notes.
  const invoiced = await paise(
    `select sum((select sum(i.cgst + i.sgst + i.igst) from public.order_items i where i.order_id = o.id)
       + o.charges_cgst + o.charges_sgst + o.charges_igst)
     from public.orders o join public.invoices v on v.order_id = o.id and v.kind = 'invoice'`,
  );
  const credited = await paise(
    `select sum((data #>> '{totals,cgst}')::numeric + (data #>> '{totals,sgst}')::numeric + (data #>> '{totals,igst}')::numeric)
     from public.invoices where kind = 'credit_note'`,
  );
  const taxOf = (kind: string) =>
    sum(tax.rows.filter(({ key }) => key[0] === kind).map(({ sums }) => sums[3] + sums[4] + sums[5]));
  expect(taxOf("b2b") + taxOf("b2cl") + taxOf("b2c")).toBe(invoiced);
  expect(taxOf("b2b-note") + taxOf("b2cl-note") + taxOf("b2c-note")).toBe(-credited);
  expect(credited).toBeGreaterThan(0);
  expect(sum(tax.total.slice(3, 6))).toBe(invoiced - credited);
  expect(documents.total[3]).toBe(invoiced - credited);
  expect(documents.rows.map(({ key, sums }) => [key[0], sums[3]])).toEqual(
    expect.arrayContaining([
      ["invoice", invoiced],
      ["note", -credited],
    ]),
  );

  const received = await paise(
    "select sum(amount) from public.payments where status = 'captured' and currency = 'INR'",
  );
  const { rows } = await client.query("select public.reconciliation_report($1, $2) as ledger", [from, until]);
  expect(received).toBe(Math.round(rows[0].ledger.received * 100));
  const cash = await paise(
    "select sum(total) from public.orders o where exists (select from public.order_events e where e.order_id = o.id and e.type = 'cod_collected')",
  );
  expect(payments.total[2]).toBe(received + cash);
  expect(payments.total[5]).toBe(
    await paise("select sum(amount) from public.refunds where status = 'processed'"),
  );
}

it("adds up to the ledger when nothing is stored, and when all days are", async () => {
  await clearReportDays(client);
  await expectSameAsLedger();
  const counted = [await read("sales"), await read("tax"), await read("payments")];
  const { rows } = await client.query("select public.refresh_reports(1000) as days");
  expect(rows[0].days).toBeGreaterThan(10);
  await expectSameAsLedger();
  expect([await read("sales"), await read("tax"), await read("payments")]).toEqual(counted);
  const { rows: checked } = await client.query("select public.check_reports($1, $2) as faults", [
    from,
    until,
  ]);
  expect(checked[0].faults).toEqual([]);
});

it("reports a late change at once, and a wrong stored row", async () => {
  await client.query("select public.refresh_reports(1000)");
  await client.query("begin");
  const before = await read("sales");
  const { rows } = await client.query(
    `select id, total from public.orders where status = 'Delivered' and payment_method = 'cod'
       and created_at < private.now() - interval '3 days' limit 1`,
  );
  await client.query("set local session_replication_role = origin");
  await client.query("update public.orders set status = 'RTO' where id = $1", [rows[0].id]);
  const after = await read("sales");
  expect(before.total[5] - after.total[5]).toBe(Math.round(Number(rows[0].total) * 100));
  await client.query("select public.refresh_reports(1000)");
  expect(await read("sales")).toEqual(after);
  await client.query(
    "update private.report_rows set m4 = m4 + 1 where ctid = (select ctid from private.report_rows where report = 'sales' limit 1)",
  );
  const { rows: checked } = await client.query("select public.check_reports($1, $2) as faults", [
    from,
    until,
  ]);
  expect(checked[0].faults).toHaveLength(1);
  await client.query("rollback");
});

it("splits days at the ends of the range", async () => {
  const { rows } = await client.query(
    "select created_at as at from public.orders where status = 'Completed' order by created_at limit 1",
  );
  const at: Date = rows[0].at;
  const cut = new Date(at.getTime() + 1).toISOString();
  const whole = await read("sales");
  const [early, late] = [await read("sales", [start, cut]), await read("sales", [cut, until])];
  expect(early.total.map((one, index) => one + (late.total[index] ?? 0))).toEqual(whole.total);
});

it("answers again with the one plan that the database makes for all reports of a connection", async () => {
  // PostgreSQL switches to it after five calls.
  await client.query("set plan_cache_mode = force_generic_plan");
  for (const name of [
    "sales",
    "categories",
    "products",
    "coupons",
    "tax",
    "payments",
    "documents",
    "couriers",
  ]) {
    for (let time = 0; time < 2; time += 1) expect((await read(name)).count).toBeGreaterThan(0);
  }
});
