import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, openPool } from "../support/database";
import { contradictionsIn } from "../support/invariants";
import { moveOrder } from "../support/move-order";
import { applyPayment } from "../support/payments";
import { refusalOf } from "../support/refusal";
import { makeProduct, makeSingle, orderOf, placeCardOrder, placeOrder, stockOf } from "../support/shop";

const owner = openPool("postgres");
afterAll(() => owner.end());

/** Refusals end a transaction: this one goes on after them. */
async function refusedIn(client: PoolClient, query: string, values: unknown[]) {
  await client.query("savepoint before");
  const refusal = await refusalOf(client.query(query, values));
  await client.query("rollback to before");
  return refusal;
}

const readValue = async (client: PoolClient, query: string, values: unknown[]) =>
  Object.values((await client.query(query, values)).rows[0])[0];

const charges = (amount: number) => ({ gst_rate: 0, taxable: amount, cgst: 0, sgst: 0, igst: 0 });

describe("a cash order that is paid online after all", () => {
  async function offered(client: PoolClient) {
    const { variantId } = await makeSingle(client);
    const order = orderOf([{ variantId }], { cod_fee: 40, total: 588, charges: charges(89) });
    const { id } = await placeOrder(client, order);
    const toPay = await readValue(client, "select public.offer_prepay($1, $2)", [id, charges(49)]);
    const gatewayOrderId = `order_${randomUUID()}`;
    await client.query("select public.attach_gateway_order($1, $2)", [id, gatewayOrderId]);
    const pay = (amount: number) => {
      const paymentId = `pay_${randomUUID()}`;
      return applyPayment(client, {
        eventId: paymentId,
        type: "payment.captured",
        gatewayOrderId,
        paymentId,
        kind: "captured",
        amount,
      });
    };
    return { id, toPay, pay };
  }
  const seen = (client: PoolClient, id: string) =>
    client
      .query(
        "select status, payment_method, payment_status, total, cod_fee from public.orders where id = $1",
        [id],
      )
      .then(({ rows }) => rows[0]);

  it("costs the fee less, and stays a cash order until the money is there", () =>
    inRollback(owner, async (client) => {
      const { id, toPay, pay } = await offered(client);
      expect(toPay).toBe(548);
      expect(await seen(client, id)).toMatchObject({ payment_method: "cod", total: 588 });
      expect(await pay(548)).toMatchObject({ result: "confirmed" });
      expect(await seen(client, id)).toEqual({
        status: "Confirmed",
        payment_method: "razorpay",
        payment_status: "captured",
        total: 548,
        cod_fee: 0,
      });
      expect(await contradictionsIn(client)).toEqual({});
    }));

  it("is not offered with taxes that are not those of its delivery", () =>
    inRollback(owner, async (client) => {
      const { id } = await offered(client);
      const odd = await refusedIn(client, "select public.offer_prepay($1, $2)", [id, charges(48)]);
      expect(odd).toMatchObject({ code: "PT422", hint: "bad_sums" });
    }));

  it("is not switched by a wrong amount, nor when the parcel is packed: that money goes back", () =>
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

describe("cash that the courier brought", () => {
  it("is booked once, and only for a parcel that went out", () =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client);
      const { id } = await placeOrder(client, orderOf([{ variantId }]));
      const collect = "select public.collect_cod($1)";
      expect(await refusedIn(client, collect, [id])).toMatchObject({ hint: "nothing_due" });
      await moveOrder(client, id, "Delivered");
      expect(await readValue(client, collect, [id])).toBe("collected");
      expect(await readValue(client, collect, [id])).toBe("already_collected");
      const events =
        "select count(*) from public.order_events where order_id = $1 and type = 'cod_collected'";
      expect(await readValue(client, events, [id])).toBe(1);
    }));
});

describe("time alone", () => {
  it("completes what was delivered and paid, when nothing can come back any more", () =>
    inRollback(owner, async (client) => {
      await client.query(
        "insert into public.product_settings (setting_key, setting_value) values ('return_days', '7')",
      );
      const { variantId } = await makeSingle(client);
      const rules = await readValue(client, "select public.pricing_rules()", []);
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
      const old = await made("7 days 1 minute", true);
      const waiting = [await made("6 days 23 hours", true), await made("8 days", false)];
      await client.query("select public.complete_orders()");
      const status = (id: string) =>
        readValue(client, "select status from public.orders where id = $1", [id]);
      expect(await status(old)).toBe("Completed");
      for (const id of waiting) expect(await status(id)).toBe("Delivered");
    }));
});

describe("pieces that come back", () => {
  async function delivered(client: PoolClient, { isCard = false } = {}) {
    await client.query(
      "insert into public.product_settings (setting_key, setting_value) values ('return_days', '7') on conflict do nothing",
    );
    const { variantIds } = await makeProduct(client, { stocks: [5, 1, 0] });
    const [bought = 0, other = 0, soldOut = 0] = variantIds;
    const order = isCard
      ? await placeCardOrder(client, bought)
      : await placeOrder(client, orderOf([{ variantId: bought, quantity: 2 }]));
    if ("gatewayOrderId" in order) {
      const paymentId = `pay_${randomUUID()}`;
      await applyPayment(client, {
        eventId: paymentId,
        type: "payment.captured",
        gatewayOrderId: String(order.gatewayOrderId),
        paymentId,
        kind: "captured",
      });
    }
    await moveOrder(client, order.id, "Delivered");
    if (!isCard) await client.query("select public.collect_cod($1)", [order.id]);
    const item = await readValue(client, "select id from public.order_items where order_id = $1", [order.id]);
    const ask = (
      kind: string,
      quantity: number,
      exchange: number | null = null,
      upi: string | null = null,
    ) => ({
      query: "select public.request_return($1, $2, $3, 'too small', $4)",
      values: [
        order.id,
        kind,
        JSON.stringify([{ order_item_id: item, quantity, exchange_variant_id: exchange }]),
        upi,
      ],
    });
    return { id: order.id, bought, other, soldOut, ask };
  }
  const statusOf = (client: PoolClient, id: string) =>
    readValue(client, "select status from public.orders where id = $1", [id]);

  it("by exchange: the new size is put aside at once, the old one goes back to the shelf", () =>
    inRollback(owner, async (client) => {
      const { id, bought, other, ask } = await delivered(client);
      const wish = ask("exchange", 1, other);
      const returnId = await readValue(client, wish.query, wish.values);
      expect(await stockOf(client, other)).toEqual({ stock: 1, reserved: 1 });
      expect(await statusOf(client, id)).toBe("Return Requested");
      const { rows } = await client.query(
        "select status, total, payment_method from public.orders where exchange_of = $1",
        [id],
      );
      expect(rows).toEqual([{ status: "Confirmed", total: 0, payment_method: "none" }]);
      await client.query("select public.receive_return($1, true)", [returnId]);
      expect(await stockOf(client, bought)).toEqual({ stock: 4, reserved: 0 });
      expect(await statusOf(client, id)).toBe("Delivered");
      expect(await contradictionsIn(client)).toEqual({});
    }));

  it("by exchange for what is sold out, or for another product, are refused and change nothing", () =>
    inRollback(owner, async (client) => {
      const { id, other, soldOut, ask } = await delivered(client);
      const { variantId: foreign } = await makeSingle(client);
      for (const [variant, quantity, hint] of [
        [soldOut, 1, "out_of_stock"],
        [other, 2, "out_of_stock"],
        [foreign, 1, "bad_exchange"],
        [null, 1, "bad_lines"],
      ] as const) {
        const { query, values } = ask("exchange", quantity, variant);
        expect(await refusedIn(client, query, values)).toMatchObject({ hint });
      }
      expect(await statusOf(client, id)).toBe("Delivered");
    }));

  it("by return of a cash order: the money goes to a UPI ID", () =>
    inRollback(owner, async (client) => {
      const { id, ask } = await delivered(client);
      const without = ask("return", 2);
      expect(await refusedIn(client, without.query, without.values)).toMatchObject({ hint: "upi_needed" });
      const { query, values } = ask("return", 2, null, "asha@kotak811");
      const returnId = await readValue(client, query, values);
      await client.query("select public.receive_return($1, true)", [returnId]);
      expect(await statusOf(client, id)).toBe("Returned");
      const { rows } = await client.query(
        "select amount, method, upi_id, reason from public.refunds where order_id = $1",
        [id],
      );
      expect(rows).toEqual([{ amount: 998, method: "upi", upi_id: "asha@kotak811", reason: "returned" }]);
      expect(await contradictionsIn(client)).toEqual({});
    }));

  it("by return of a paid order: the money goes to where it came from, delivery stays paid", () =>
    inRollback(owner, async (client) => {
      const { id, ask } = await delivered(client, { isCard: true });
      const { query, values } = ask("return", 1);
      await client.query("select public.receive_return($1, false)", [await readValue(client, query, values)]);
      const { rows } = await client.query("select amount, method from public.refunds where order_id = $1", [
        id,
      ]);
      expect(rows).toEqual([{ amount: 499, method: "source" }]);
    }));

  it("are never more than were bought, over all returns together", () =>
    inRollback(owner, async (client) => {
      const { id, ask } = await delivered(client);
      for (const quantity of [0, 3, -1]) {
        const { query, values } = ask("return", quantity, null, "a@okbank");
        expect(await refusedIn(client, query, values)).toMatchObject({ hint: "bad_lines" });
      }
      const one = ask("return", 1, null, "asha@kotak811");
      const first = await readValue(client, one.query, one.values);
      expect(await refusedIn(client, one.query, one.values)).toMatchObject({ hint: "return_open" });
      await client.query("select public.receive_return($1, true)", [first]);
      for (const again of ["select public.receive_return($1, true)", "select public.reject_return($1, '')"]) {
        expect(await refusedIn(client, again, [first])).toMatchObject({ message: "This return is closed" });
      }
      const two = ask("return", 2, null, "asha@kotak811");
      expect(await refusedIn(client, two.query, two.values)).toMatchObject({ hint: "bad_lines" });
      const second = await readValue(client, one.query, one.values);
      await client.query("select public.receive_return($1, true)", [second]);
      expect(await statusOf(client, id)).toBe("Returned");
      const sum = "select sum(amount) from public.refunds where order_id = $1";
      expect(await readValue(client, sum, [id])).toBe(998);
    }));

  it("are refused when their time has passed", () =>
    inRollback(owner, async (client) => {
      const { id, ask } = await delivered(client);
      await client.query("update public.orders set delivered_at = now() - interval '7 days' where id = $1", [
        id,
      ]);
      const { query, values } = ask("return", 1, null, "asha@kotak811");
      expect(await refusedIn(client, query, values)).toMatchObject({ hint: "return_closed" });
    }));

  it("that the shop refuses leave everything as it was; what was put aside is free again", () =>
    inRollback(owner, async (client) => {
      const { id, other, ask } = await delivered(client);
      const { query, values } = ask("exchange", 1, other);
      const returnId = await readValue(client, query, values);
      await client.query("select public.reject_return($1, 'Worn')", [returnId]);
      expect(await statusOf(client, id)).toBe("Delivered");
      expect(await stockOf(client, other)).toEqual({ stock: 1, reserved: 0 });
      expect(await refusedIn(client, "select public.receive_return($1, true)", [returnId])).toMatchObject({
        hint: "bad_transition",
      });
    }));
});
