import type { PoolClient } from "pg";
import { answerOf, inRollback, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/orders/move-order";
import { capture, newPaymentId } from "../support/orders/refunds";
import { setPolicy } from "../support/orders/returns";
import { refusalIn } from "../support/refusal";
import { attachGatewayOrder, makeSingle, orderOf, placeOrder } from "../support/shop";

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
