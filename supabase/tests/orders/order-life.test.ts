import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, inRollback, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { balanced } from "../support/orders/books";
import { moveOrder } from "../support/orders/move-order";
import { applyPayment } from "../support/orders/payments";
import { capture, moneyOf, newPaymentId, setWorkAside } from "../support/orders/refunds";
import { setPolicy } from "../support/orders/returns";
import { refusalIn } from "../support/refusal";
import { attachGatewayOrder, makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

const refusedIn = (client: PoolClient, query: string, values: unknown[]) =>
  refusalIn(client, () => client.query(query, values));

const charges = (amount: number) => ({ gst_rate: 0, taxable: amount, cgst: 0, sgst: 0, igst: 0 });

describe("a COD order that is paid online after all", () => {
  async function offered(client: PoolClient) {
    const { variantId } = await makeSingle(client);
    const order = orderOf([{ variantId }], { cod_fee: 40, total: 588, charges: charges(89) });
    const { id } = await placeOrder(client, order);
    const toPay = await answerOf(client, "select public.offer_prepay($1, $2)", [id, charges(49)]);
    const gatewayOrderId = await attachGatewayOrder(client, id);
    const pay = (amount: number) => capture(client, gatewayOrderId, newPaymentId(), amount);
    return { id, toPay, pay };
  }
  const seen = (client: PoolClient, id: string) =>
    client
      .query(
        "select status, payment_method, payment_status, total, cod_fee from public.orders where id = $1",
        [id],
      )
      .then(({ rows }) => rows[0]);

  it("loses the COD fee, and stays COD until the payment arrives", () =>
    inRollback(owner, async (client) => {
      const { id, toPay, pay } = await offered(client);
      expect(toPay).toBe(548);
      expect(await seen(client, id)).toMatchObject({ payment_method: "cod", total: 588 });
      expect(await pay(548)).toMatchObject({ result: "confirmed" });
      expect(await seen(client, id)).toEqual({
        status: "Confirmed",
        payment_method: "online",
        payment_status: "captured",
        total: 548,
        cod_fee: 0,
      });
      expect(await contradictionsIn(client)).toEqual({});
    }));

  it("is not offered with other taxes than those of its delivery", () =>
    inRollback(owner, async (client) => {
      const { id } = await offered(client);
      const odd = await refusedIn(client, "select public.offer_prepay($1, $2)", [id, charges(48)]);
      expect(odd).toMatchObject({ code: "PT422", hint: "bad_sums" });
    }));

  it("is not switched by a wrong amount, nor once packed: that payment is refunded", () =>
    inRollback(owner, async (client) => {
      const { id, pay } = await offered(client);
      expect((await pay(588)).result).not.toBe("confirmed");
      await moveOrder(client, id, "Packed");
      expect((await pay(548)).result).toBe("not_expected");
      expect(await seen(client, id)).toMatchObject({
        payment_method: "cod",
        payment_status: "cod_due",
        total: 588,
      });
      const again = await refusedIn(client, "select public.offer_prepay($1, $2)", [id, charges(49)]);
      expect(again).toMatchObject({ hint: "bad_transition" });
    }));
});

describe("cash that the courier collected", () => {
  it("is booked once, and only for a shipped parcel", () =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeOrder(client, orderOf([{ variantId }]));
      const collect = "select public.collect_cod($1)";
      expect(await refusedIn(client, collect, [id])).toMatchObject({ hint: "nothing_due" });
      await moveOrder(client, id, "Delivered");
      expect(await answerOf(client, collect, [id])).toBe("collected");
      expect(await answerOf(client, collect, [id])).toBe("already_collected");
      const events =
        "select count(*) from public.order_events where order_id = $1 and type = 'cod_collected'";
      expect(await answerOf(client, events, [id])).toBe(1);
    }));

  it("proves that the parcel has arrived, so it can't become RTO", () =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeOrder(client, orderOf([{ variantId }]));
      await moveOrder(client, id, "Shipped");
      await client.query("select public.collect_cod($1)", [id]);
      const undelivered = "select public.transition_order($1, 'RTO', 'admin')";
      expect(await refusedIn(client, undelivered, [id])).toMatchObject({ hint: "bad_transition" });
    }));
});

describe("the passing of time", () => {
  it("completes delivered and paid orders, once nothing can be returned any more", () =>
    inRollback(owner, async (client) => {
      await setPolicy(client, "return_days", "7");
      const { variantId } = await makeSingle(client);
      const rules = await answerOf(client, "select public.pricing_rules()");
      const made = async (age: string, isCollected: boolean) => {
        const { id } = await placeOrder(client, orderOf([{ variantId }], { rules }));
        await moveOrder(client, id, "Delivered");
        if (isCollected) await client.query("select public.collect_cod($1)", [id]);
        await client.query(
          `update public.orders set delivered_at = now() - interval '${age}' where id = $1`,
          [id],
        );
        return id;
      };
      const old = await made("8 days", true);
      const waiting = [await made("7 days", true), await made("9 days", false)];
      await client.query("select public.complete_orders()");
      const status = (id: string) => answerOf(client, "select status from public.orders where id = $1", [id]);
      expect(await status(old)).toBe("Completed");
      for (const id of waiting) expect(await status(id)).toBe("Delivered");
    }));
});

// A bank has authorised the money, and the gateway has not captured it.

const play = (work: (client: PoolClient) => Promise<void>) =>
  balanced(async (client) => {
    await setWorkAside(client);
    await client.query("update public.payments set capture_at = 'infinity' where status = 'authorized'");
    await work(client);
  });

async function authorized(client: PoolClient, { amount = 548, isLate = false } = {}) {
  const { variantId } = await makeSingle(client, 1);
  const order = await placeCardOrder(client, variantId);
  const paymentId = `pay_${randomUUID()}`;
  if (isLate) await pass(client, order.id, "1 minute");
  const report = (kind: string) =>
    applyPayment(client, {
      eventId: `${paymentId} ${kind}`,
      type: "payment",
      gatewayOrderId: order.gatewayOrderId,
      paymentId,
      kind,
      amount,
    });
  await report("authorized");
  await client.query("update public.payments set capture_at = now() where payment_id = $1", [paymentId]);
  return { ...order, variantId, paymentId, capture: () => report("captured") };
}

/** The order expires, `after` passes, and the sweep runs. */
async function pass(client: PoolClient, id: string, after: string): Promise<void> {
  await client.query(`update public.orders set expires_at = now() - interval '${after}' where id = $1`, [id]);
  await client.query("select public.expire_orders(100000)");
}

const claimed = async (client: PoolClient) =>
  (await client.query("select payment_id from public.claim_captures()")).rows.map(
    ({ payment_id }) => payment_id,
  );

describe("an authorised payment", () => {
  it("reserves its items for another hour, is captured by us, and confirms the order", () =>
    play(async (client) => {
      const { id, paymentId, capture } = await authorized(client);
      await pass(client, id, "59 minutes");
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Pending Payment",
        payment_status: "authorized",
      });
      expect(await claimed(client)).toEqual([paymentId]);
      expect(await claimed(client)).toEqual([]);
      expect(await capture()).toMatchObject({ result: "confirmed" });
      expect(await moneyOf(client, id)).toMatchObject({ status: "Confirmed", payment_status: "captured" });
    }));

  it("is captured after that hour, or when late, as long as the items are available", () =>
    play(async (client) => {
      const late = await authorized(client, { isLate: true });
      expect(await moneyOf(client, late.id)).toMatchObject({
        status: "Cancelled",
        payment_status: "authorized",
      });
      expect(await claimed(client)).toEqual([late.paymentId]);
      expect(await late.capture()).toMatchObject({ result: "confirmed" });
      const lost = await authorized(client, { isLate: true });
      await placeOrder(client, orderOf([{ variantId: lost.variantId }]));
      expect(await claimed(client)).toEqual([]);
    }));

  it("lapses when its customer has cancelled; a later capture is refunded", () =>
    play(async (client) => {
      const { id, capture } = await authorized(client);
      await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [id]);
      expect(await claimed(client)).toEqual([]);
      expect(await capture()).toMatchObject({ result: "not_expected" });
      expect(await moneyOf(client, id)).toMatchObject({
        status: "Cancelled",
        payment_status: "attempted_failed",
        refunds: [{ amount: 548, reason: "not_expected" }],
      });
    }));

  it("of another amount than the order's lapses, and reserves nothing", () =>
    play(async (client) => {
      const { id } = await authorized(client, { amount: 500 });
      expect(await claimed(client)).toEqual([]);
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "created" });
      await pass(client, id, "1 minute");
      expect(await moneyOf(client, id)).toMatchObject({ status: "Cancelled" });
    }));

  it("no longer counts as open a week after the order was cancelled", () =>
    play(async (client) => {
      const { id } = await authorized(client);
      await client.query("select public.transition_order($1, 'Cancelled', 'customer')", [id]);
      await client.query("select public.expire_orders(100000)");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "authorized" });
      await client.query("set local session_replication_role = replica");
      await client.query("update public.orders set updated_at = now() - interval '8 days' where id = $1", [
        id,
      ]);
      await client.query("set local session_replication_role = origin");
      await client.query("select public.expire_orders(100000)");
      expect(await moneyOf(client, id)).toMatchObject({ payment_status: "attempted_failed" });
    }));
});
