import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool, type PoolClient } from "pg";
import {
  type BackendChild,
  readAnnouncement,
  spawnBackend,
  stopBackend,
} from "../../../sandbox/backend-child";
import { insertRows, inTransaction } from "../../../seed/rows";
import { insertSales } from "../../../seed/sales/sales";
import { outliveDatabase } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import type { Db } from "../support/shop";

const NOW = new Date();
const dir = mkdtempSync(join(tmpdir(), "kapas-sales-"));

let child: BackendChild;
let pool: Pool;
let orders = 0;
let inMay: { years: unknown[]; faults: unknown[] };

async function sellInMay(client: PoolClient) {
  await client.query("begin");
  await insertSales(client, new Date("2027-05-10T12:00:00Z"));
  const { rows } = await client.query(
    "select distinct financial_year as year from public.invoices order by 1",
  );
  const faults = await findPaperFaults(client);
  await client.query("rollback");
  return { years: rows.map(({ year }) => year), faults };
}

// A database of its own: the seed wants one without orders, and other tests want one without the seed.
beforeAll(async () => {
  child = spawnBackend({ dir, port: 0 });
  const { databaseUrl } = await readAnnouncement(child);
  pool = outliveDatabase(new Pool({ connectionString: databaseUrl }));
  pool.on("error", () => undefined);
  const client = await pool.connect();
  try {
    await insertRows(client);
    inMay = await sellInMay(client);
    orders = await inTransaction(client, () => insertSales(client, NOW));
  } finally {
    client.release();
  }
}, 120_000);

afterAll(async () => {
  await stopBackend(child);
  await pool.end();
  rmSync(dir, { recursive: true, force: true });
}, 60_000);

const listed = async (query: string, values: unknown[] = []): Promise<unknown[]> =>
  (await pool.query({ text: query, values, rowMode: "array" })).rows;

/** Gaps, papers that are older than the one before, those of another year, and notes that name another invoice. */
async function findPaperFaults(db: Db): Promise<unknown[]> {
  const { rows } = await db.query(
    `select 'gap' as fault, kind || ' ' || financial_year as about
     from public.invoices group by kind, financial_year
     having min(serial) <> 1 or max(serial) <> count(*) or max(serial) <> (
       select last_serial from private.invoice_counters c
       where c.kind = invoices.kind and c.financial_year = invoices.financial_year
     )
     union all
     select 'order of dates', number from (
       select number, issued_at < lag(issued_at) over (partition by kind, financial_year order by serial) as is_early,
         financial_year <> private.financial_year(issued_at)
           or number not like '__' || substr(financial_year, 3, 2) || right(financial_year, 2) || '-%' || serial as is_of_another_year
       from public.invoices
     ) as paper where is_early or is_of_another_year
     union all
     select 'note', n.number from public.invoices n join public.invoices i on i.order_id = n.order_id and i.kind = 'invoice'
     where n.kind = 'credit_note' and (n.data #>> '{invoice,number}' <> i.number or n.issued_at < i.issued_at)`,
  );
  return rows;
}

describe("the seeded sales", () => {
  it("are about 400 orders of about 150 people, in every state", async () => {
    expect(orders).toBeGreaterThan(390);
    const states = await listed("select distinct status from public.orders");
    expect(states.flat().toSorted()).toEqual([
      "COD Review",
      "Cancelled",
      "Completed",
      "Confirmed",
      "Delivered",
      "In Production",
      "Packed",
      "Pending Payment",
      "RTO",
      "Return Requested",
      "Returned",
      "Shipped",
    ]);
    const [[people]] = (await listed("select count(distinct email)::int from public.orders")) as [[number]];
    expect(people).toBeGreaterThan(120);
  });

  it("contradict nothing in the books", async () => {
    expect(await contradictionsIn(pool)).toEqual({});
  });

  it("leave two things to look into: a dispute, and money without an order", async () => {
    expect(
      await listed("select reason from public.reconciliation_breaks where resolved_at is null order by 1"),
    ).toEqual([["disputed"], ["unknown_order"]]);
  });

  it("have papers without a gap, in the order of their dates, each in its year", async () => {
    expect(await findPaperFaults(pool)).toEqual([]);
  });

  it("start new series of papers with the year in April", () => {
    expect(inMay).toEqual({ years: ["2026-27", "2027-28"], faults: [] });
  });

  it("happened before now, one step after the other", async () => {
    expect(
      await listed(
        `select 'event' from public.order_events where created_at > $1
         union all select 'order' from public.orders where created_at > $1 or delivered_at > $1
         union all select 'move' from public.stock_moves where created_at > $1
         union all select 'refund' from public.refunds where processed_at > $1 or processed_at < created_at
         union all select 'return' from public.return_requests where closed_at > $1 or closed_at < created_at
         union all select 'payment' from public.payments where created_at > $1
         union all select 'paper' from public.invoices where issued_at > $1`,
        [NOW],
      ),
    ).toEqual([]);
    expect(
      await listed(
        `select order_id from (
           select order_id, created_at < lag(created_at) over (partition by order_id order by id) as is_early
           from public.order_events
         ) as event where is_early`,
      ),
    ).toEqual([]);
    expect(
      await listed("select min(created_at) < $1::timestamptz - interval '110 days' from public.orders", [
        NOW,
      ]),
    ).toEqual([[true]]);
  });

  it("give the jobs nothing to do but to let time pass", async () => {
    const client = await pool.connect();
    await client.query("begin");
    const { rows } = await client.query(
      `select (select count(*)::int from public.claim_polls(100)) as polls,
         (select count(*)::int from public.claim_captures(100)) as captures,
         (select count(*)::int from public.claim_refunds(100)) as refunds,
         (select count(*)::int from public.claim_outbox('email', 100)) as mails,
         (select count(*)::int from public.claim_outbox('sms', 100)) as texts,
         public.expire_orders() as expired, public.complete_orders() as completed`,
    );
    await client.query("rollback");
    client.release();
    expect(rows).toEqual([
      { polls: 0, captures: 0, refunds: 0, mails: 0, texts: 0, expired: 0, completed: 0 },
    ]);
  });

  it("show Asha six orders, each in another state, and Ravi none", async () => {
    const of = (email: string) =>
      listed(
        "select o.status from auth.users u, private.orders_of(u.id) o where u.email = $1 order by o.created_at",
        [email],
      );
    expect((await of("asha@kapas.test")).flat()).toEqual([
      "Completed",
      "Cancelled",
      "Delivered",
      "Shipped",
      "In Production",
      "Pending Payment",
    ]);
    expect(await of("ravi@kapas.test")).toEqual([]);
    expect(
      await listed(
        `select o.status from public.invoices i join public.orders o on o.id = i.order_id
         where o.email = 'asha@kapas.test' order by o.created_at`,
      ),
    ).toEqual([["Completed"], ["Delivered"], ["Shipped"]]);
  });

  it("are made once", async () => {
    const client = await pool.connect();
    expect(await inTransaction(client, () => insertSales(client, NOW))).toBe(0);
    client.release();
  });
});
