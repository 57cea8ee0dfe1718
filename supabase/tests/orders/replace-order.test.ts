import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { inRollback, inSavepoint, openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { applyPayment } from "../support/orders/payments";
import { countRefusals, race } from "../support/races/race";
import { rounds } from "../support/races/rounds";
import { refusalOf } from "../support/refusal";
import { permutationsOf } from "../support/scenario";
import {
  attachGatewayOrder,
  type Db,
  makeSingle,
  type PlacedOrder,
  placeOrder,
  stockOf,
  unpaidOrderOf,
} from "../support/shop";

declare const isFullMoney: boolean;

const server = openPool("service_role", 20);

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function ordersOf(db: Db, variantId: number) {
  const { rows } = await db.query(
    `select o.id, o.status, o.replaced_by from public.orders o join public.order_items i on i.order_id = o.id
     where i.variant_id = $1 order by o.created_at, o.status`,
    [variantId],
  );
  return rows;
}

describe("a basket with an unpaid order", () => {
  it("can be ordered with changes: the new order takes over the reserved item", async () => {
    const { variantId } = await makeSingle(owner, 1);
    const key = randomUUID();
    const first = await placeOrder(server, unpaidOrderOf(variantId), { key, hash: "one" });
    const second = await placeOrder(server, unpaidOrderOf(variantId), { key, hash: "two" });
    expect(second.id).not.toBe(first.id);
    expect(await ordersOf(owner, variantId)).toEqual([
      { id: first.id, status: "Cancelled", replaced_by: second.id },
      { id: second.id, status: "Pending Payment", replaced_by: null },
    ]);
    expect(await stockOf(owner, variantId)).toEqual({ stock: 1, reserved: 1 });
    // The same contents return the same answer.
    expect(await placeOrder(server, unpaidOrderOf(variantId), { key, hash: "two" })).toEqual(second);
  });

  it("keeps its order when the other one is refused", async () => {
    const { variantId } = await makeSingle(owner, 2);
    const key = randomUUID();
    const { id } = await placeOrder(server, unpaidOrderOf(variantId), { key, hash: "one" });
    const tooMany = placeOrder(server, unpaidOrderOf(variantId, { quantity: 3 }), { key, hash: "two" });
    expect(await refusalOf(tooMany)).toMatchObject({ hint: "out_of_stock", detail: [{ available: 2 }] });
    expect(await ordersOf(owner, variantId)).toEqual([{ id, status: "Pending Payment", replaced_by: null }]);
    expect(await stockOf(owner, variantId)).toEqual({ stock: 2, reserved: 1 });
  });

  it("can be ordered again unchanged after its order has expired", async () => {
    const { variantId } = await makeSingle(owner, 1);
    const key = randomUUID();
    const first = await placeOrder(server, unpaidOrderOf(variantId), { key });
    await owner.query("update public.orders set expires_at = now() where id = $1", [first.id]);
    await owner.query("select public.expire_orders()");
    const second = await placeOrder(server, unpaidOrderOf(variantId), { key });
    expect(second.id).not.toBe(first.id);
  });
});

it("returns its order for the same contents once bought, and is refused with others", async () => {
  const { variantId } = await makeSingle(owner, 2);
  const key = randomUUID();
  const cash = unpaidOrderOf(variantId, {}, { payment_method: "cod" });
  const placed = await placeOrder(server, cash, { key, hash: "one" });
  const again = placeOrder(server, cash, { key, hash: "two" });
  expect(await refusalOf(again)).toMatchObject({ code: "PT409", hint: "key_reused" });
  expect(await placeOrder(server, cash, { key, hash: "one" })).toEqual(placed);
});

describe("payments for an order and for the one that replaced it", () => {
  const gatewayIdOf = (order: PlacedOrder) => `order_${order.id}`;

  const capture = (client: PoolClient, order: PlacedOrder, type: string) => {
    const event = { eventId: `${type} ${order.id}`, type, kind: "captured" };
    return applyPayment(client, {
      ...event,
      gatewayOrderId: gatewayIdOf(order),
      paymentId: `pay_${order.id}`,
    });
  };

  it("confirm one of them and are refunded for the other, in any order", () =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client, 1);
      const key = randomUUID();
      const first = await placeOrder(client, unpaidOrderOf(variantId), { key, hash: "one" });
      const second = await placeOrder(client, unpaidOrderOf(variantId), { key, hash: "two" });
      for (const order of [first, second]) await attachGatewayOrder(client, order.id, gatewayIdOf(order));
      const expire = async () => {
        await client.query(
          "update public.orders set expires_at = now() where status = 'Pending Payment' and id = $1",
          [second.id],
        );
        await client.query("select public.expire_orders()");
      };
      const steps = [
        () => capture(client, first, "payment.captured"),
        () => capture(client, first, "order.paid"),
        () => capture(client, second, "payment.captured"),
        () => capture(client, second, "order.paid"),
        expire,
      ];
      const orders = permutationsOf<() => Promise<unknown>>(steps);
      for (const permutation of orders.filter((_, index) => isFullMoney || index % 5 === 0)) {
        await inSavepoint(client, async () => {
          for (const step of permutation) await step();
          expect(await contradictionsIn(client)).toEqual({});
          const statuses = (await ordersOf(client, variantId)).map((order) => order.status).sort();
          expect(statuses).toEqual(["Cancelled", "Confirmed"]);
          expect(await stockOf(client, variantId)).toEqual({ stock: 1, reserved: 1 });
          const { rows } = await client.query(
            "select count(refund_reason) as back, count(*) as all from public.payments where payment_id = any ($1)",
            [[`pay_${first.id}`, `pay_${second.id}`]],
          );
          expect(rows).toEqual([{ back: 1, all: 2 }]);
        });
      }
    }));
});

describe("one basket in 20 tabs at once", () => {
  it("has one open order, whatever each tab sends", async () => {
    for (const _ of rounds(20, 20)) {
      const { variantId } = await makeSingle(owner, 1);
      const key = randomUUID();
      const { won, refused } = await race(server, 20, (client, index) =>
        placeOrder(client, unpaidOrderOf(variantId), { key, hash: `contents ${index % 5}` }),
      );
      expect(countRefusals(refused)).toEqual({});
      const live = (await ordersOf(owner, variantId)).filter(({ status }) => status !== "Cancelled");
      expect(live).toHaveLength(1);
      expect(won.map((order) => order.id)).toContain(live[0].id);
      expect(await stockOf(owner, variantId)).toEqual({ stock: 1, reserved: 1 });
    }
  });

  it("is bought once, when a payment arrives during a COD order", async () => {
    for (const _ of rounds(20, 20)) {
      const { variantId } = await makeSingle(owner, 1);
      const key = randomUUID();
      const first = await placeOrder(owner, unpaidOrderOf(variantId), { key, hash: "card" });
      const gatewayOrderId = await attachGatewayOrder(owner, first.id);
      const { refused } = await race<unknown>(server, 10, (client, index) =>
        index % 2
          ? applyPayment(client, {
              eventId: `${first.id} ${index}`,
              type: "payment.captured",
              gatewayOrderId,
              paymentId: `pay_${first.id}`,
              kind: "captured",
            })
          : placeOrder(client, unpaidOrderOf(variantId, {}, { payment_method: "cod" }), {
              key,
              hash: "cash",
            }),
      );
      for (const answer of Object.keys(countRefusals(refused))) expect(answer).toBe("PT409 key_reused");
      const live = (await ordersOf(owner, variantId)).filter(({ status }) => status !== "Cancelled");
      expect(live).toMatchObject([{ status: "Confirmed" }]);
    }
  });
});
