import type { PoolClient } from "pg";
import { parseReport } from "../../../lib/reports/answers";
import { computeProfit } from "../../../lib/reports/profit";
import { writeReportFile } from "../../../lib/reports/report-file";
import { type ReportSlug, reportList, reportSlugs } from "../../../lib/reports/report-list";
import { openingTime } from "../../../scripts/test/opening-time";
import { clearReportDays, openSeededShop, paiseOf, readFileOf } from "./seeded-shop";

// Each report's file of the seeded shop, its columns added up, beside the same sums of the ledger's own rows.

let client: PoolClient;

beforeAll(async () => {
  client = await openSeededShop();
});

const day = 24 * 3600_000;
/** Whole days in India: all of them, and a month in the middle. */
const ranges = [
  [130, -1],
  [60, 30],
].map(([from = 0, to = 0]) => [midnight(from), midnight(to)] as const);

function midnight(before: number): string {
  const at = openingTime.getTime() + 5.5 * 3600_000 - before * day;
  return new Date(Math.floor(at / day) * day - 5.5 * 3600_000).toISOString();
}

async function read(slug: ReportSlug, [from, to]: readonly [string, string]) {
  const { source, by } = reportList[slug];
  const { rows } = await client.query("select public.report($1, $2, $3, $4, 100000) as report", [
    source,
    from,
    to,
    by,
  ]);
  return parseReport(rows[0].report);
}

const sold =
  "o.status not in ('Pending Payment','COD Review','Cancelled','RTO') and o.exchange_of is null and o.created_at >= $1 and o.created_at < $2";
const sentOut =
  "o.status in ('Shipped','Delivered','Completed','Return Requested','Returned','RTO') and o.created_at >= $1 and o.created_at < $2";
const sign = "case v.kind when 'invoice' then 1 else -1 end";
const issued = "v.issued_at >= $1 and v.issued_at < $2";

const goods = (group: string) => `
  select ${group} as name, count(distinct (o.id, p.id)) as "Times bought", sum(i.quantity) as "Items", sum(i.list_price * i.quantity) as "List price",
    sum(i.list_price * i.quantity - i.line_total + i.coupon_discount) as "Discounts", sum(i.line_total - i.coupon_discount) as "Paid",
    sum(i.cgst + i.sgst + i.igst) as "GST included"
  from public.orders o join public.order_items i on i.order_id = o.id
  join public.products p on p.id = i.product_id left join public.categories k on k.id = p.primary_category_id
  where ${sold} group by p_key`;

const parcels = (key: string) => `
  select ${key} as name, count(*) as "Shipped", count(*) filter (where o.status not in ('Shipped', 'RTO')) as "Delivered",
    count(*) filter (where o.status = 'RTO') as "RTO",
    count(*) filter (where o.id in (select order_id from public.return_requests where status = 'Received')) as "Returned",
    sum(o.total) as "Shipped value", coalesce(sum(o.total) filter (where o.status = 'RTO'), 0) as "RTO value"
  from public.orders o where ${sentOut} group by 1`;

/** The ledger's rows, by their names in the report's file. `n` columns count, all others are rupees. */
const ledger: Readonly<Record<ReportSlug, string>> = {
  sales: `
    select to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as name, count(*) as "Orders", sum(i.units) as "Items",
      sum(i.list) as "List price", sum(i.list - i.paid) as "Discounts", sum(o.shipping + o.cod_fee) as "Delivery and fees",
      sum(i.paid + o.shipping + o.cod_fee) as "Sales",
      sum(i.tax + o.charges_cgst + o.charges_sgst + o.charges_igst) as "GST included"
    from public.orders o, lateral (
      select sum(quantity) as units, sum(list_price * quantity) as list, sum(line_total - coupon_discount) as paid,
        sum(cgst + sgst + igst) as tax
      from public.order_items where order_id = o.id
    ) as i
    where ${sold} group by 1`,
  products: goods("min(p.name)").replace("p_key", "p.id"),
  categories: goods("coalesce(min(k.name), 'Without a category')").replace("p_key", "k.id"),
  coupons: `
    select c.code as name, count(*) as "Orders", sum(i.off) as "Discounts", sum(o.total) as "Sales"
    from public.orders o join public.coupons c on c.id = o.coupon_id,
      lateral (select sum(coupon_discount) as off from public.order_items where order_id = o.id) as i
    where ${sold} group by 1`,
  tax: `
    select null as name, coalesce(sum(l.quantity * ${sign}) filter (where l.item_id is not null), 0) as "Items",
      sum(l.taxable * ${sign}) as "Taxable value", sum(l.cgst * ${sign}) as "CGST", sum(l.sgst * ${sign}) as "SGST",
      sum(l.igst * ${sign}) as "IGST", sum(l.total * ${sign}) as "Total"
    from public.invoices v, jsonb_to_recordset(v.data -> 'lines') as l (
      item_id bigint, quantity int, taxable numeric, cgst numeric, sgst numeric, igst numeric, total numeric
    )
    where ${issued}`,
  payments: `
    select case m.method when 'cod' then 'Cash' when 'upi' then 'UPI' when 'card' then 'Card' when 'netbanking' then 'Net banking' when 'emandate' then 'Bank e-mandate'
        else m.method end || m.way as name,
      count(m.received) as "Payments", coalesce(sum(m.received), 0) as "Received", coalesce(sum(m.fee), 0) / 100 as "Gateway fees",
      coalesce(sum(m.tax), 0) / 100 as "GST in the fees", count(m.sent) as "Refunds", coalesce(sum(m.sent), 0) as "Refunded",
      coalesce(sum(m.received), 0) - coalesce(sum(m.fee), 0) / 100 - coalesce(sum(m.sent), 0) as "Net"
    from (
      select method, '' as way, amount as received, (raw ->> 'fee')::numeric as fee, (raw ->> 'tax')::numeric as tax, null::numeric as sent
      from public.payments where status = 'captured' and created_at >= $1 and created_at < $2
      union all
      select coalesce(p.method, r.method), case when r.payment_id is null then ', manual' else '' end, null, null, null, r.amount
      from public.refunds r left join public.payments p using (payment_id)
      where r.status = 'processed' and r.processed_at >= $1 and r.processed_at < $2
      union all
      select 'cod', ' on delivery', o.total, null, null, null from public.orders o join public.order_events e on e.order_id = o.id
      where e.type = 'cod_collected' and e.created_at >= $1 and e.created_at < $2
    ) as m group by 1`,
  pincodes: parcels("coalesce(nullif(o.shipping_address ->> 'pincode', ''), 'Deleted with account')"),
  couriers: parcels("coalesce(o.courier, 'Not named')"),
  profit: `
    select case v.kind when 'invoice' then 'Invoices' else 'Credit notes' end as name, count(distinct v.id) as "Number",
      coalesce(sum(l.quantity * ${sign}) filter (where l.item_id is not null), 0) as "Items", sum(l.taxable * ${sign}) as "Taxable value",
      sum((l.cgst + l.sgst + l.igst) * ${sign}) as "GST", sum(l.total * ${sign}) as "Total"
    from public.invoices v, jsonb_to_recordset(v.data -> 'lines') as l (
      item_id bigint, quantity int, taxable numeric, cgst numeric, sgst numeric, igst numeric, total numeric
    )
    where ${issued} group by v.kind
    union all
    select 'RTO parcels', count(*), 0, 0, 0, 0 from public.order_events e
    where e.to_status = 'RTO' and e.created_at >= $1 and e.created_at < $2 having count(*) > 0`,
};

type Figures = Record<string, number>;

/** Money in paise, counts as they are; shares are not added up. */
function figuresOf(slug: ReportSlug, look: (label: string, kind: "money" | "count") => number): Figures {
  return Object.fromEntries(
    reportList[slug].columns.flatMap(({ label, kind }) =>
      kind === "percent" ? [] : [[label, look(label, kind)]],
    ),
  );
}

async function readLedger(slug: ReportSlug, range: readonly [string, string]) {
  const { rows } = await client.query(ledger[slug], [...range]);
  return rows.map((row) => ({
    name: String(row.name),
    figures: figuresOf(slug, (label, kind) => {
      if (row[label] === undefined) throw new Error(`${slug}: the ledger does not say "${label}"`);
      return kind === "money" ? Math.round(Number(row[label]) * 100) : Number(row[label]);
    }),
  }));
}

function readFile(slug: ReportSlug, text: string) {
  return readFileOf(text).map((row) => ({
    name: row[reportList[slug].rowLabel ?? "Day"] ?? "",
    figures: figuresOf(slug, (label, kind) => (kind === "money" ? paiseOf(row[label]) : Number(row[label]))),
  }));
}

const totalOf = (rows: readonly { figures: Figures }[]): Figures =>
  rows.reduce<Figures>((total, { figures }) => {
    for (const [label, value] of Object.entries(figures)) total[label] = (total[label] ?? 0) + value;
    return total;
  }, {});

const byName = (rows: readonly { name: string; figures: Figures }[]) =>
  rows.map(({ name, figures }) => JSON.stringify([name, figures])).sort();

describe.each(["counted", "stored"])("when days are %s", (how) => {
  beforeAll(async () => {
    await (how === "stored" ? client.query("select public.refresh_reports(1000)") : clearReportDays(client));
  });

  it.each(reportSlugs)("the file of %s matches the ledger, row by row and in sum", async (slug) => {
    for (const range of ranges) {
      const [file, books] = [
        readFile(slug, writeReportFile(slug, await read(slug, range))),
        await readLedger(slug, range),
      ];
      expect(books.length).toBeGreaterThan(0);
      expect(totalOf(file)).toEqual(totalOf(books));
      // The rows of tax are checked one by one where its files are.
      if (slug !== "tax") expect(byName(file)).toEqual(byName(books));
    }
  });
});

it("leaves as profit what documents, items, parcels and the gateway leave", async () => {
  for (const range of ranges) {
    const one = async (query: string) =>
      Number((await client.query({ text: query, values: [...range], rowMode: "array" })).rows[0]?.[0]);
    const [documents, payments] = [await read("profit", range), await read("payments", range)];
    const costs = { item: 18_050, parcel: 7_025 };
    const taxable = await one(
      `select round(100 * sum(${sign} * l.taxable)) from public.invoices v, jsonb_to_recordset(v.data -> 'lines') as l (taxable numeric) where ${issued}`,
    );
    const units = await one(
      `select sum(${sign} * l.quantity) from public.invoices v, jsonb_to_recordset(v.data -> 'lines') as l (item_id bigint, quantity int)
       where l.item_id is not null and ${issued}`,
    );
    const sent = await one(`select count(*) from public.invoices v where v.kind = 'invoice' and ${issued}`);
    const back = await one(
      "select count(*) from public.order_events where to_status = 'RTO' and created_at >= $1 and created_at < $2",
    );
    const fees = await one(
      "select sum((raw ->> 'fee')::int - coalesce((raw ->> 'tax')::int, 0)) from public.payments where status = 'captured' and created_at >= $1 and created_at < $2",
    );
    expect(fees).toBeGreaterThan(1000);
    expect(computeProfit(documents.rows, payments.total, costs).at(-1)?.paise).toBe(
      taxable - units * costs.item - (sent + back) * costs.parcel - fees,
    );
  }
});
