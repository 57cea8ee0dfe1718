import { openingTime } from "../../../scripts/test/opening-time";
import { inTransaction } from "../../../seed/rows";
import { insertSales } from "../../../seed/sales/sales";
import { owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { countPrintWork, readCustomOrders } from "./custom-orders";
import { findDocumentFaults } from "./document-faults";
import { countSentDesigns, findMisdatedSteps, sentDesigns } from "./sent-designs";

const listed = async (query: string, values: unknown[] = []): Promise<unknown[]> =>
  (await owner.query({ text: query, values, rowMode: "array" })).rows;

describe("the seeded sales", () => {
  it("are about 400 orders of about 150 people, in every state", async () => {
    const [[orders]] = (await listed("select count(*)::int from public.orders")) as [[number]];
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

  it("are consistent in the books", async () => {
    expect(await contradictionsIn(owner)).toEqual({});
  });

  it("leave three open cases: a dispute, money without an order, and money that waits for a second person", async () => {
    expect(
      await listed("select reason from public.reconciliation_breaks where resolved_at is null order by 1"),
    ).toEqual([["disputed"], ["unknown_order"], ["unknown_order"]]);
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

  it("show Asha six orders of her own, each in another state, and Ravi none", async () => {
    const bought = "not exists (select from private.subscription_charges c where c.order_id = o.id)";
    const of = (email: string) =>
      listed(
        `select o.status from auth.users u, private.orders_of(u.id) o where u.email = $1 and ${bought} order by o.created_at`,
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
         where o.email = 'asha@kapas.test' and ${bought} order by o.created_at`,
      ),
    ).toEqual([["Completed"], ["Delivered"], ["Shipped"]]);
  });

  it("include custom designs: sides, breaks, plain tees beside them, COD and cards, in most states", async () => {
    expect(await readCustomOrders(owner)).toEqual({
      orders: 15,
      states: [
        ...["Cancelled", "Completed", "Confirmed", "Delivered", "In Production", "Packed"],
        ...["Pending Payment", "RTO", "Shipped"],
      ],
      methods: ["cod", "online"],
      ...{ on_two_sides: true, max_quantity: 26, of_guests: true, beside_plain: true, agreed_before: true },
    });
  });

  it("leave the jobs the print files of three designs", async () => {
    expect(await countPrintWork(owner)).toBe(3);
  });

  it("give design reviewers something of each kind", async () => {
    expect(await countSentDesigns(owner)).toEqual(sentDesigns);
    expect(await findMisdatedSteps(owner, openingTime)).toEqual([]);
  });

  it("name the member of staff at each of their steps, and at no other", async () => {
    expect(
      await listed(
        `select e.type, e.to_status, e.actor from public.order_events e
         where (e.actor = 'admin') <> (private.event_staff_name(e) is not null) group by 1, 2, 3`,
      ),
    ).toEqual([]);
    expect(
      await listed(
        `select distinct e.to_status, private.event_staff_name(e) from public.order_events e
         where e.to_status in ('In Production', 'Packed', 'Shipped') order by 1`,
      ),
    ).toEqual([
      ["In Production", "Suresh Yadav"],
      ["Packed", "Suresh Yadav"],
      ["Shipped", "Suresh Yadav"],
    ]);
    expect(
      await listed(
        `select distinct private.event_staff_name(e) from public.order_events e
         where e.type in ('cod_collected', 'refund_paid_by_hand')`,
      ),
    ).toEqual([["Farah Khan"]]);
    // The log has the time of a step, not of the seed.
    expect(
      await listed(
        `select l.id from public.audit_log l join public.order_events e on e.id = (l.after ->> 'event')::bigint
         where l.created_at <> e.created_at and l.subject <> 'subscriptions'`,
      ),
    ).toEqual([]);
  });

  it("leave an admin with traces of daily work", async () => {
    const [office] = (
      await owner.query(
        `select (select count(*)::int from private.blocks where char_length(reason) > 20) as blocked,
           (select count(*)::int from public.order_tags) as tagged,
           (select count(*)::int from public.order_notes) as order_notes,
           (select count(*)::int from private.customer_notes) as customer_notes,
           (select count(*)::int from private.deletion_requests) as deletions_asked,
           (select count(*)::int from public.audit_log where after ->> 'step' = 'deleted') as deletions_done,
           (select count(*)::int from public.audit_log where after ->> 'step' = 'data_copied') as copies,
           (select count(*)::int from public.phone_drafts where order_id is null) as drafts`,
      )
    ).rows;
    expect(office).toEqual({
      ...{ blocked: 2, tagged: 12, order_notes: 4, customer_notes: 4 },
      ...{ deletions_asked: 1, deletions_done: 1, copies: 1, drafts: 2 },
    });
    expect(
      await listed(
        "select kind, outcome, asked_name, decided_name from public.money_steps order by asked_at",
      ),
    ).toEqual([
      ["order_refund", "done", "Farah Khan", "Meera Nair"],
      ["close", "done", "Farah Khan", "Meera Nair"],
      ["note", "done", "Farah Khan", null],
      ["match", "waiting", "Farah Khan", null],
    ]);
    expect(
      await listed(
        `select case when starts_at > private.now() then 'later' when ends_at < private.now() then 'over' else 'now' end as at, bool_or(used > 0)
         from public.coupons where is_active group by 1 order by 1`,
      ),
    ).toEqual([
      ["later", false],
      ["now", true],
      ["over", true],
    ]);
    const [[codes, used]] = (await listed(
      "select count(*)::int, count(*) filter (where used > 0)::int from public.coupons where batch is not null and owner_user_id is null",
    )) as [[number, number]];
    expect([codes >= 50, used > 2]).toEqual([true, true]);
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
