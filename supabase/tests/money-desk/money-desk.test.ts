import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { type Actor, actAs, findPeople, type People } from "../support/actors";
import { inRollback, openPool } from "../support/database";
import { applyPayment } from "../support/payments";
import { refusalIn } from "../support/refusal";
import { makeSingle, orderOf, type PlacedOrder, placeOrder } from "../support/shop";

const owner = openPool("postgres");
let people: People;
beforeAll(async () => {
  people = await findPeople(owner);
});
afterAll(() => owner.end());

interface Desk {
  client: PoolClient;
  as: (actor: Actor) => Promise<void>;
  asShop: () => Promise<unknown>;
}

const desk = (work: (desk: Desk) => Promise<void>) => () =>
  inRollback(owner, (client) =>
    work({
      client,
      as: (actor) => actAs(client, actor, people),
      asShop: () =>
        client.query(
          "reset role; select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true)",
        ),
    }),
  );

/** Money that came under a gateway's order that is not ours. */
async function strayMoney({ client }: Desk, amount: number): Promise<{ caseId: number; paymentId: string }> {
  const paymentId = `pay_${randomUUID()}`;
  await applyPayment(client, {
    eventId: paymentId,
    type: "payment.captured",
    gatewayOrderId: `order_${randomUUID()}`,
    paymentId,
    kind: "captured",
    amount,
  });
  const { rows } = await client.query("select id from public.reconciliation_breaks where payment_id = $1", [
    paymentId,
  ]);
  return { caseId: Number(rows[0].id), paymentId };
}

async function unpaidOrder({ client }: Desk): Promise<PlacedOrder & { total: number }> {
  const { variantId } = await makeSingle(client);
  const order = await placeOrder(client, orderOf([{ variantId }], { payment_method: "online" }));
  const { rows } = await client.query("select total from public.orders where id = $1", [order.id]);
  return { ...order, total: Number(rows[0].total) };
}

const take = async (
  { client }: Desk,
  caseId: number,
  kind: string,
  {
    key = randomUUID(),
    order = null,
    upi = null,
    note = "Asked the bank",
  }: Record<string, string | null> = {},
): Promise<string> =>
  (
    await client.query("select public.take_money_step($1, $2, $3, $4, $5, $6) as answer", [
      caseId,
      key,
      kind,
      note,
      order,
      upi,
    ])
  ).rows[0].answer;

const decide = ({ client }: Desk, stepId: string, isAgreed: boolean) =>
  client.query("select public.decide_money_step($1, $2)", [stepId, isAgreed]);

const caseOf = async ({ client }: Desk, caseId: number) =>
  (await client.query("select public.money_case($1) as answer", [caseId])).rows[0].answer;

const orderNow = async ({ client }: Desk, id: string) =>
  (await client.query("select status, payment_status, paid_by from public.orders where id = $1", [id]))
    .rows[0];

describe("money without an order", () => {
  it(
    "pays the order it is given to when that waits for this amount, once",
    desk(async (at) => {
      const order = await unpaidOrder(at);
      const { caseId, paymentId } = await strayMoney(at, order.total);
      await at.as("manager");
      const key = randomUUID();
      const match = () => take(at, caseId, "match", { key, order: order.order_id });
      expect([await match(), await match()]).toEqual(["done", "done"]);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolution: `Given to ${order.order_id}`,
        can_match: false,
        order: { number: order.order_id, status: "Confirmed" },
        steps: [{ kind: "match", outcome: "done", is_mine: true }],
      });
      await at.asShop();
      expect(await orderNow(at, order.id)).toEqual({
        status: "Confirmed",
        payment_status: "captured",
        paid_by: paymentId,
      });
      await at.as("admin");
      expect(
        (await refusalIn(at.client, () => take(at, caseId, "match", { order: order.order_id }))).hint,
      ).toBe("case_closed");
    }),
  );

  it(
    "goes back when the order it is given to expects none, and stays closed when the gateway tells of it again",
    desk(async (at) => {
      const order = await unpaidOrder(at);
      const { caseId, paymentId } = await strayMoney(at, order.total + 1);
      await at.as("manager");
      await take(at, caseId, "match", { order: order.order_id });
      await at.asShop();
      const { rows } = await at.client.query(
        "select reason, amount::float8 as amount, status from public.refunds where payment_id = $1",
        [paymentId],
      );
      expect(rows).toEqual([{ reason: "amount_mismatch", amount: order.total + 1, status: "requested" }]);
      expect((await orderNow(at, order.id)).status).toBe("Pending Payment");
      await applyPayment(at.client, {
        eventId: `again-${paymentId}`,
        type: "payment.captured",
        gatewayOrderId: `order_${randomUUID()}`,
        paymentId,
        kind: "captured",
        amount: order.total + 1,
      });
      const open = await at.client.query(
        "select reason from public.reconciliation_breaks where payment_id = $1 and resolved_at is null",
        [paymentId],
      );
      expect(open.rows).toEqual([{ reason: "amount_mismatch" }]);
    }),
  );

  it(
    "is for those who look after the money: others neither see nor touch it",
    desk(async (at) => {
      const { caseId } = await strayMoney(at, 100);
      for (const role of ["packer", "editor", "support", "asha"] as const) {
        await at.as(role);
        expect((await refusalIn(at.client, () => caseOf(at, caseId))).hint).toBe("forbidden");
        expect((await refusalIn(at.client, () => take(at, caseId, "close"))).hint).toBe("forbidden");
        expect((await refusalIn(at.client, () => decide(at, randomUUID(), true))).hint).toBe("forbidden");
      }
    }),
  );

  it.each([
    ["without a reason", "close", { note: " x " }, "no_reason"],
    ["to no order", "match", { order: "KP-0000-0000-0000" }, "no_such_order"],
    ["to no UPI ID", "refund", { upi: "me" }, "bad_upi"],
    ["again, though none failed", "refund", {}, "not_failed"],
  ])("a step %s is refused", (_, kind, wish, hint) =>
    desk(async (at) => {
      const { caseId } = await strayMoney(at, 100);
      await at.as("manager");
      expect((await refusalIn(at.client, () => take(at, caseId, kind, wish))).hint).toBe(hint);
    })(),
  );
});

describe("above the amount for two people", () => {
  it(
    "a step waits, nobody agrees to their own, and a second person's word does it",
    desk(async (at) => {
      const { caseId } = await strayMoney(at, 5001);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "close", { key })).toBe("waiting");
      expect((await caseOf(at, caseId)).resolved_at).toBeNull();
      expect((await refusalIn(at.client, () => decide(at, key, true))).hint).toBe("same_person");
      expect((await refusalIn(at.client, () => take(at, caseId, "close"))).hint).toBe("already_waiting");
      expect(await take(at, caseId, "note")).toBe("done");
      await at.as("admin");
      await decide(at, key, true);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolution: "Asked the bank",
        resolved_at: expect.any(String),
      });
      expect((await refusalIn(at.client, () => decide(at, key, true))).hint).toBe("decided");
    }),
  );

  it(
    "what is declined or taken back is not done, and can be asked for anew; 0 means always two",
    desk(async (at) => {
      await at.client.query(
        `insert into public.product_settings (setting_key, setting_value) values ('two_person_above', '0')
         on conflict (setting_key) do update set setting_value = '0'`,
      );
      const { caseId } = await strayMoney(at, 1);
      await at.as("manager");
      const [first, second] = [randomUUID(), randomUUID()];
      await take(at, caseId, "close", { key: first });
      await decide(at, first, false);
      await take(at, caseId, "close", { key: second });
      await at.as("admin");
      await decide(at, second, false);
      expect(await caseOf(at, caseId)).toMatchObject({
        resolved_at: null,
        steps: [{ outcome: "declined" }, { outcome: "declined" }],
      });
    }),
  );

  it(
    "nobody agrees to what would end otherwise than when it was asked for",
    desk(async (at) => {
      await at.client.query(
        `insert into public.product_settings (setting_key, setting_value) values ('two_person_above', '0')
         on conflict (setting_key) do update set setting_value = '0'`,
      );
      const order = await unpaidOrder(at);
      const { caseId } = await strayMoney(at, order.total);
      await at.as("manager");
      const key = randomUUID();
      expect(await take(at, caseId, "match", { key, order: order.order_id })).toBe("waiting");
      await at.asShop();
      await at.client.query("select public.transition_order($1, 'Cancelled', 'customer')", [order.id]);
      await at.as("admin");
      expect((await refusalIn(at.client, () => decide(at, key, true))).hint).toBe("ends_otherwise");
      expect((await caseOf(at, caseId)).steps).toMatchObject([{ outcome: "waiting" }]);
    }),
  );

  it(
    "nobody agrees for somebody who may not decide any more, and a key stays with its step",
    desk(async (at) => {
      const { caseId } = await strayMoney(at, 5001);
      await at.as("manager");
      const key = randomUUID();
      await take(at, caseId, "close", { key });
      expect((await refusalIn(at.client, () => take(at, caseId, "note", { key }))).hint).toBe("key_reused");
      await at.asShop();
      await at.client.query("update public.user_roles set role = 'support' where user_id = $1", [
        people.manager,
      ]);
      await at.as("admin");
      expect((await refusalIn(at.client, () => decide(at, key, true))).hint).toBe("asker_may_not");
      await decide(at, key, false);
    }),
  );

  it(
    "what can't be done is said to whoever asks, and nothing waits",
    desk(async (at) => {
      const { caseId } = await strayMoney(at, 9000);
      await at.as("manager");
      expect((await refusalIn(at.client, () => take(at, caseId, "refund"))).hint).toBe("not_failed");
      expect((await caseOf(at, caseId)).steps).toEqual([]);
    }),
  );
});

describe("a refund that failed", () => {
  async function failedRefund(at: Desk): Promise<{ caseId: number; orderId: string; amount: number }> {
    const order = await unpaidOrder(at);
    const gatewayOrderId = `order_${randomUUID()}`;
    await at.client.query("select public.attach_gateway_order($1, $2)", [order.id, gatewayOrderId]);
    const paymentId = `pay_${randomUUID()}`;
    await applyPayment(at.client, {
      eventId: paymentId,
      type: "payment.captured",
      gatewayOrderId,
      paymentId,
      kind: "captured",
      amount: order.total,
    });
    const refundId = randomUUID();
    await at.client.query("select public.request_refund($1, $2, 'goodwill', 'admin', $3, 'A stain')", [
      order.id,
      order.total,
      refundId,
    ]);
    await at.client.query("select public.note_refund_attempt($1, '', 'failed', 'The account is closed')", [
      refundId,
    ]);
    const { rows } = await at.client.query(
      "select id from public.reconciliation_breaks where reason = 'refund_failed' and payment_id = $1",
      [paymentId],
    );
    return { caseId: Number(rows[0].id), orderId: order.id, amount: order.total };
  }

  it.each([
    ["to where the money came from", null, "source"],
    ["by UPI", "asha@okbank", "upi"],
  ])("is sent again %s, one at a time, and its case closes with it", (_, upi, method) =>
    desk(async (at) => {
      const { caseId, orderId, amount } = await failedRefund(at);
      await at.as("manager");
      const key = randomUUID();
      await take(at, caseId, "refund", { key, upi });
      expect((await refusalIn(at.client, () => take(at, caseId, "refund"))).hint).toBe("underway");
      expect((await refusalIn(at.client, () => take(at, caseId, "close"))).hint).toBe("underway");
      await at.asShop();
      const { rows } = await at.client.query(
        "select id, method, status, amount::float8 as amount from public.refunds where order_id = $1 and status <> 'failed'",
        [orderId],
      );
      expect(rows).toEqual([{ id: key, method, status: "requested", amount }]);
      await at.client.query(
        "select private.move_refund(r, 'processed') from public.refunds r where id = $1",
        [key],
      );
      await at.as("manager");
      expect(await caseOf(at, caseId)).toMatchObject({ resolution: "Refunded" });
    })(),
  );
});
