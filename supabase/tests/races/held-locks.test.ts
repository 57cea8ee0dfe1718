import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, openPool } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { forgetRefunds, placePackedOrder, refund } from "../support/invoices";
import { applyPayment } from "../support/payments";
import { makePerson } from "../support/person";
import { applyDispute, applyRefund, noteAttempt, placePaidOrder, requestRefund } from "../support/refunds";
import { makeSingle, orderOf, placeCardOrder, placeOrder, unpaidOrderOf } from "../support/shop";

// Races show that nothing goes wrong; these show, one by one, what a transaction keeps others from until it ends. Each act
// writes nothing to the rows that are asked about, so that only the lock itself can hold them.

const owner = openPool("postgres");
afterAll(async () => {
  await forgetRefunds(owner);
  expect(await contradictionsIn(owner)).toEqual({});
  await owner.end();
});

type Rows = { table: string; where: string; values?: unknown[]; as?: "no key update" | "key share" };
type Act = (client: PoolClient) => Promise<unknown>;

async function isHeld({ table, where, values = [], as = "no key update" }: Rows): Promise<boolean> {
  return inRollback(owner, async (client) => {
    try {
      const { rowCount } = await client.query(`select from ${table} where ${where} for ${as} nowait`, values);
      if (rowCount === 0) throw new Error(`${table} has no such row`);
      return false;
    } catch (error) {
      if (Object(error).code !== "55P03") throw error;
      return true;
    }
  });
}

async function expectHeld(act: Act, ...rows: Rows[]): Promise<void> {
  for (const row of rows) expect({ row, isHeld: await isHeld(row) }).toEqual({ row, isHeld: false });
  await inRollback(owner, async (client) => {
    await act(client);
    for (const row of rows) expect({ row, isHeld: await isHeld(row) }).toEqual({ row, isHeld: true });
  });
}

const order = (id: string): Rows => ({ table: "public.orders", where: "id = $1", values: [id] });
const payment = (id: string): Rows => ({ table: "public.payments", where: "payment_id = $1", values: [id] });
const refundRow = (id: string): Rows => ({ table: "public.refunds", where: "id = $1", values: [id] });

const refundEvent = (
  paymentId: string,
  gatewayRefundId: string,
  amount = 100,
  refundId: string | null = null,
) => ({
  eventId: randomUUID(),
  gatewayRefundId,
  paymentId,
  status: "processed" as const,
  amount,
  refundId,
});

describe("until its transaction ends", () => {
  it("an order keeps the settings, zones and taxes that it was priced by", async () => {
    await owner.query(
      "insert into public.product_settings (setting_key, setting_value) values ('held', '1') on conflict do nothing",
    );
    const { variantId } = await makeSingle(owner);
    const zone = `held-${Date.now()}`;
    await owner.query("insert into public.shipping_zones (zone, name, fee) values ($1, 'Held', 49)", [zone]);
    try {
      const rules = (await owner.query("select public.pricing_rules() as rules")).rows[0].rules;
      await expectHeld(
        (client) => placeOrder(client, orderOf([{ variantId }], { rules })),
        { table: "public.product_settings", where: "true" },
        { table: "public.shipping_zones", where: "zone = $1", values: [zone] },
        { table: "public.gst_rates", where: "true" },
      );
    } finally {
      await owner.query("delete from public.shipping_zones where zone = $1", [zone]);
      await owner.query("delete from public.product_settings where setting_key = 'held'");
    }
  });

  it("a basket that is sent again keeps its key, its order, and the order that took its place", async () => {
    const { variantId } = await makeSingle(owner, 2);
    const key = randomUUID();
    const cash = unpaidOrderOf(variantId, {}, { payment_method: "cod" });
    const { id } = await placeOrder(owner, cash, { key });
    await expectHeld(
      (client) => placeOrder(client, cash, { key }),
      { table: "public.idempotency_keys", where: "key = $1", values: [key] },
      order(id),
    );
    const other = randomUUID();
    await placeOrder(owner, unpaidOrderOf(variantId), { key: other, hash: "one" });
    const second = await placeOrder(owner, unpaidOrderOf(variantId), { key: other, hash: "two" });
    await owner.query("update public.idempotency_keys set response = $2 where key = $1", [
      other,
      {
        id: (await owner.query("select id from public.orders where replaced_by = $1", [second.id])).rows[0]
          .id,
      },
    ]);
    await expectHeld(
      (client) => placeOrder(client, unpaidOrderOf(variantId), { key: other, hash: "two" }),
      order(second.id),
    );
  });

  it("an event keeps itself, its order, and what it is about", async () => {
    const paid = await placePaidOrder(owner);
    const asked = await requestRefund(owner, paid.id, { amount: 100 });
    const told = refundEvent(paid.paymentId, randomUUID(), 100, asked.id);
    await applyRefund(owner, told);
    await expectHeld((client) => applyRefund(client, told), {
      table: "public.webhook_events",
      where: "event_id = $1",
      values: [told.eventId],
    });
    await expectHeld(
      (client) => applyRefund(client, { ...told, eventId: randomUUID(), status: "pending" }),
      order(paid.id),
      payment(paid.paymentId),
      refundRow(asked.id),
    );
    const failed = {
      eventId: randomUUID(),
      type: "payment.failed",
      paymentId: paid.paymentId,
      kind: "failed",
    };
    await expectHeld(
      (client) => applyPayment(client, { ...failed, gatewayOrderId: paid.gatewayOrderId }),
      order(paid.id),
    );
  });

  it("a refund by hand keeps the refunds that it must leave room for", async () => {
    const paid = await placePaidOrder(owner);
    const asked = await requestRefund(owner, paid.id, { amount: 100 });
    await expectHeld(
      (client) => applyRefund(client, refundEvent(paid.paymentId, randomUUID())),
      refundRow(asked.id),
    );
  });

  it("a dispute keeps its order and payment", async () => {
    const paid = await placePaidOrder(owner);
    const disputeId = randomUUID();
    const dispute = (status: string) => ({
      eventId: randomUUID(),
      disputeId,
      paymentId: paid.paymentId,
      status,
    });
    await applyDispute(owner, dispute("open"));
    await expectHeld(
      (client) => applyDispute(client, dispute("under_review")),
      order(paid.id),
      payment(paid.paymentId),
    );
  });

  it("a request for a refund keeps order and payment, and so does its answer", async () => {
    const paid = await placePaidOrder(owner);
    await expectHeld((client) => requestRefund(client, paid.id), order(paid.id), payment(paid.paymentId));
    const asked = await requestRefund(owner, paid.id, { amount: 100 });
    await applyRefund(owner, refundEvent(paid.paymentId, randomUUID(), 100, asked.id));
    await expectHeld(
      (client) => noteAttempt(client, asked.id, "pending", "rfnd_late"),
      order(paid.id),
      refundRow(asked.id),
    );
  });

  it("papers keep their order", async () => {
    const packed = await placePackedOrder(owner, [499]);
    await expectHeld(
      (client) => client.query("select public.issue_invoice($1)", [packed.id]),
      order(packed.id),
    );
    const refundId = await refund(owner, packed, 1);
    await expectHeld(
      (client) => client.query("select public.issue_credit_note($1)", [refundId]),
      order(packed.id),
    );
  });

  it("the deletion of an account keeps the person, his orders, and who is admin", async () => {
    const person = await makePerson(owner);
    const { variantId } = await makeSingle(owner);
    const { id } = await placeOrder(
      owner,
      orderOf([{ variantId }], { user_id: person.id, email: person.email }),
    );
    await expectHeld(
      (client) => client.query("select public.delete_account($1)", [person.id]),
      { table: "auth.users", where: "id = $1", values: [person.id], as: "key share" },
      { table: "public.user_roles", where: "role = 'admin'" },
      order(id),
    );
  });

  it("a wish keeps others of the same person from being counted", async () => {
    const person = await makePerson(owner);
    const { productId } = await makeSingle(owner);
    await inRollback(owner, async (client) => {
      await client.query("insert into public.user_wishlist (user_id, product_id) values ($1, $2)", [
        person.id,
        productId,
      ]);
      const { rows } = await owner.query(
        "select pg_try_advisory_xact_lock(hashtextextended('wishlist:' || $1::text, 0)) as is_free",
        [person.id],
      );
      expect(rows).toEqual([{ is_free: false }]);
    });
  });
});

describe("who finds work that another has taken goes past it, and does not wait", () => {
  const everything = 100_000;

  it.each([
    ["refunds", "select * from public.claim_refunds($1)", (db: PoolClient) => requestDueRefund(db)],
    ["unpaid orders", "select * from public.claim_polls($1)", (db: PoolClient) => placeDueOrder(db)],
    ["messages", "select * from public.claim_outbox('email', $1)", (db: PoolClient) => queueMessage(db)],
  ])("%s", async (_what, claim, makeDue) => {
    const maker = await owner.connect();
    await makeDue(maker).finally(() => maker.release());
    await inRollback(owner, async (first) => {
      expect((await first.query(claim, [everything])).rowCount).toBeGreaterThan(0);
      await inRollback(owner, async (second) => {
        expect((await second.query(claim, [1])).rowCount).toBe(0);
      });
    });
  });

  it.each([
    ["unpaid orders whose time is up", "select public.expire_orders($1)", expireOne],
    ["orders that are complete", "select public.complete_orders($1)", deliverOne],
  ])("%s", async (_what, sweep, makeDue) => {
    const id = await makeDue();
    await inRollback(owner, async (holder) => {
      await holder.query("select from public.orders where id = $1 for update", [id]);
      await inRollback(owner, async (sweeper) => {
        await sweeper.query(sweep, [everything]);
        const { rows } = await sweeper.query("select status from public.orders where id = $1", [id]);
        expect(rows[0].status).not.toMatch(/Cancelled|Completed/);
      });
    });
    await owner.query("select public.expire_orders(), public.complete_orders()");
  });

  it("old attempts and puzzles that another clears away", async () => {
    await owner.query(
      "insert into private.auth_attempts (bucket, subject, started_at) values ('held', 'held', now() - interval '3 days')",
    );
    await owner.query(
      "insert into private.spent_captchas (id, expires_at) values (repeat('h', 64), now() - interval '2 hours')",
    );
    await inRollback(owner, async (holder) => {
      await holder.query("select from private.auth_attempts where bucket = 'held' for update");
      await holder.query("select from private.spent_captchas where id = repeat('h', 64) for update");
      await inRollback(owner, async (other) => {
        await other.query("set local lock_timeout = '1s'");
        await other.query("select public.take_attempts('[]')");
        await other.query("select public.spend_captcha(md5($1) || md5($1), now() + interval '1 hour')", [
          randomUUID(),
        ]);
      });
    });
    await owner.query("delete from private.auth_attempts where bucket = 'held'");
    await owner.query("delete from private.spent_captchas where id = repeat('h', 64)");
  });
});

async function requestDueRefund(db: PoolClient): Promise<void> {
  await requestRefund(db, (await placePaidOrder(db)).id);
}

async function placeDueOrder(db: PoolClient): Promise<void> {
  const { variantId } = await makeSingle(db);
  const { id } = await placeCardOrder(db, variantId);
  await db.query("update public.orders set next_poll_at = now() where id = $1", [id]);
}

async function queueMessage(db: PoolClient): Promise<void> {
  const { variantId } = await makeSingle(db);
  await placeOrder(db, orderOf([{ variantId }]));
  await db.query("update public.outbox set next_at = now() where sent_at is null and dead_at is null");
}

async function expireOne(): Promise<string> {
  const { variantId } = await makeSingle(owner);
  const { id } = await placeCardOrder(owner, variantId);
  await owner.query("update public.orders set expires_at = now() - interval '1 s' where id = $1", [id]);
  return id;
}

async function deliverOne(): Promise<string> {
  const packed = await placePackedOrder(owner, [499]);
  for (const status of ["Shipped", "Delivered"]) {
    await owner.query("select public.transition_order($1, $2, 'admin')", [packed.id, status]);
  }
  await owner.query("select public.collect_cod($1, 'admin')", [packed.id]);
  await owner.query("update public.orders set delivered_at = now() - interval '1 year' where id = $1", [
    packed.id,
  ]);
  return packed.id;
}
