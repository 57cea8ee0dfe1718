import { openingTime } from "../../../scripts/test/opening-time";
import { inTransaction } from "../../../seed/rows";
import { insertSales } from "../../../seed/sales/sales";
import { owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { findDocumentFaults } from "./document-faults";

const listed = async (query: string, values: unknown[] = []): Promise<unknown[]> =>
  (await owner.query({ text: query, values, rowMode: "array" })).rows;

describe("the seeded sales", () => {
  it("are consistent in the books", async () => {
    expect(await contradictionsIn(owner)).toEqual({});
  });

  it("have documents without a gap, in the order of their dates, each in its year", async () => {
    expect(await findDocumentFaults(owner)).toEqual([]);
  });

  it("are in the past, one step after the other", async () => {
    expect(
      await listed(
        `select 'event' from public.order_events where created_at > $1
         union all select 'order' from public.orders where created_at > $1 or delivered_at > $1
         union all select 'move' from public.stock_moves where created_at > $1
         union all select 'refund' from public.refunds where processed_at > $1 or processed_at < created_at
         union all select 'return' from public.return_requests where closed_at > $1 or closed_at < created_at
         union all select 'payment' from public.payments where created_at > $1
         union all select 'design' from public.submissions where submitted_at > $1 or decided_at < submitted_at
         union all select 'document' from public.invoices where issued_at > $1`,
        [openingTime],
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
        openingTime,
      ]),
    ).toEqual([[true]]);
  });

  it("leave the jobs only the passing of time", async () => {
    const client = await owner.connect();
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

  it("leave a step that a second person can approve", async () => {
    const client = await owner.connect();
    await client.query("begin");
    await client.query(
      `select set_config('request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, true),
         set_config('request.jwt.claim.sub', user_id::text, true)
       from public.user_roles where role = 'admin'`,
    );
    const { rows } = await client.query(
      `select o.id, s.id as step from public.money_steps s join public.orders o on o.id = s.order_id where s.outcome = 'waiting'`,
    );
    await client.query("select public.decide_money_step($1, true)", [rows[0].step]);
    const after = await client.query(
      "select status, paid_by is not null as is_paid from public.orders where id = $1",
      [rows[0].id],
    );
    const faults = await contradictionsIn(client);
    await client.query("rollback");
    client.release();
    expect(after.rows).toEqual([{ status: "Confirmed", is_paid: true }]);
    expect(faults).toEqual({});
  });

  it("are made once", async () => {
    const client = await owner.connect();
    expect(await inTransaction(client, () => insertSales(client, openingTime))).toBe(0);
    client.release();
  });
});
