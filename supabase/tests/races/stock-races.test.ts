import { randomUUID } from "node:crypto";
import { openPool, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { applyPayment } from "../support/orders/payments";
import { capture, newPaymentId } from "../support/orders/refunds";
import { countRefusals, race } from "../support/races/race";
import { crowd, queue, rounds } from "../support/races/rounds";
import { makeProduct, makeSingle, orderOf, placeCardOrder, placeOrder } from "../support/shop";

const BUYERS = crowd;
const half = BUYERS / 2;

const buyers = openPool("service_role", BUYERS);

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function countItemsOf(variantIds: number[]) {
  const { rows } = await owner.query(
    "select array_agg(reserved order by id) as reserved from public.product_variants where id = any ($1)",
    [variantIds],
  );
  return rows[0].reserved;
}

describe("many concurrent customers", () => {
  it("sells the last item to one of many customers and refuses the others", async () => {
    for (const _ of rounds(40, 200)) {
      const { variantId } = await makeSingle(owner, 1);
      const { won, refused } = await race(buyers, BUYERS, (client) =>
        placeOrder(client, orderOf([{ variantId }])),
      );
      expect({ orders: won.length, refusals: countRefusals(refused) }).toEqual({
        orders: 1,
        refusals: { "PT409 out_of_stock": BUYERS - 1 },
      });
      expect(await countItemsOf([variantId])).toEqual([1]);
    }
  });

  it("with carts in opposite orders of 3 lines: no deadlock, nothing oversold", async () => {
    for (const _ of rounds(20, 100)) {
      const { variantIds } = await makeProduct(owner, { stocks: [half, half, half] });
      const { won, refused } = await race(buyers, BUYERS, (client, index) => {
        const lines = variantIds.map((variantId) => ({ variantId }));
        return placeOrder(client, orderOf(index % 2 ? lines : lines.reverse()));
      });
      expect({ orders: won.length, refusals: countRefusals(refused) }).toEqual({
        orders: half,
        refusals: { "PT409 out_of_stock": half },
      });
      expect(await countItemsOf(variantIds)).toEqual([half, half, half]);
    }
  });

  it("with products in opposite orders: roll-ups do not deadlock either", async () => {
    for (const _ of rounds(10, 50)) {
      const products = [
        await makeProduct(owner, { stocks: [60] }),
        await makeProduct(owner, { stocks: [60] }),
      ];
      const variantIds = products.flatMap((product) => product.variantIds);
      const { won, refused } = await race(buyers, BUYERS, (client, index) => {
        const lines = variantIds.map((variantId) => ({ variantId }));
        return placeOrder(client, orderOf(index % 2 ? lines : lines.reverse()));
      });
      expect({ orders: won.length, refusals: countRefusals(refused) }).toEqual({
        orders: BUYERS,
        refusals: {},
      });
    }
  });

  it("with one idempotency key: one order, and all get its answer", async () => {
    for (const _ of rounds(20, 100)) {
      const { variantId } = await makeSingle(owner, 10);
      const key = randomUUID();
      const { won, refused } = await race(buyers, BUYERS, (client) =>
        placeOrder(client, orderOf([{ variantId }]), { key }),
      );
      expect(countRefusals(refused)).toEqual({});
      expect(new Set(won.map((order) => order.order_id)).size).toBe(1);
      expect(await countItemsOf([variantId])).toEqual([1]);
    }
  });
});

describe("browser, webhook and poller at once", () => {
  it("confirm one order once", async () => {
    const played = rounds(20, 100);
    const { variantId } = await makeSingle(owner, played.length);
    for (const _ of played) {
      const { id, gatewayOrderId } = await placeCardOrder(owner, variantId);
      const paymentId = `pay_${randomUUID()}`;
      const { won, refused } = await race(buyers, 12, (client, index) =>
        applyPayment(client, {
          eventId: `${paymentId}-${index % 6}`,
          type: "payment.captured",
          gatewayOrderId,
          paymentId,
          kind: index % 6 === 0 ? "authorized" : "captured",
        }),
      );
      expect(countRefusals(refused)).toEqual({});
      expect(won.filter((answer) => answer.result === "confirmed").length).toBeGreaterThanOrEqual(1);
      const { rows } = await owner.query(
        `select status, (select count(*) from public.order_events where order_id = o.id and type = 'paid') as paid
         from public.orders o where id = $1`,
        [id],
      );
      expect(rows).toEqual([{ status: "Confirmed", paid: 1 }]);
    }
  });

  it("race with the sweep that releases the stock: the order is paid, or refunded", async () => {
    for (const _ of rounds(20, 100)) {
      const { variantId } = await makeSingle(owner, 1);
      const { gatewayOrderId } = await placeCardOrder(owner, variantId);
      await owner.query("update public.orders set expires_at = now() where gateway_order_id = $1", [
        gatewayOrderId,
      ]);
      const paymentId = newPaymentId();
      const { refused } = await race<unknown>(buyers, 9, (client, index) => {
        if (index % 3 === 0) return client.query("select public.expire_orders()");
        if (index % 3 === 1) return capture(client, gatewayOrderId, paymentId);
        return placeOrder(client, orderOf([{ variantId }]));
      });
      expect(Object.keys(countRefusals(refused)).filter((answer) => answer !== "PT409 out_of_stock")).toEqual(
        [],
      );
      const { rows } = await owner.query(
        `select
           (select count(*) from public.orders where gateway_order_id = $1 and status = 'Confirmed')
             + (select count(*) from public.payments where payment_id = $2 and refund_reason = 'stock_gone') as ends,
           (select reserved from public.product_variants where id = $3) as reserved`,
        [gatewayOrderId, paymentId, variantId],
      );
      expect(rows).toEqual([{ ends: 1, reserved: 1 }]);
    }
  });
});

describe("stock bookings", () => {
  it("of deliveries of the same variants at once, during sales", async () => {
    for (const _ of rounds(10, 50)) {
      const { variantIds } = await makeProduct(owner, { stocks: [half, half] });
      const { refused } = await race<unknown>(buyers, BUYERS, (client, index) =>
        index % 2
          ? placeOrder(client, orderOf(variantIds.map((variantId) => ({ variantId }))))
          : client.query(
              `insert into public.stock_moves (variant_id, stock_delta, reason)
               select unnest($1::bigint[]), 1, 'receive'`,
              [index % 4 ? variantIds : variantIds.toReversed()],
            ),
      );
      expect(countRefusals(refused)).toEqual({});
    }
  });

  it("of deliveries of different sizes of one product at once give the right sum", async () => {
    for (const _ of rounds(20, 100)) {
      const { id, variantIds } = await makeProduct(owner, { stocks: [0, 0, 0, 0] });
      const { refused } = await race(buyers, BUYERS, (client, index) =>
        client.query(
          "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, 1, 'receive')",
          [variantIds[index % 4]],
        ),
      );
      expect(countRefusals(refused)).toEqual({});
      const { rows } = await owner.query("select stock_quantity from public.products where id = $1", [id]);
      expect(rows).toEqual([{ stock_quantity: BUYERS }]);
    }
  });

  it("of packed and cancelled orders of the same variants at once", async () => {
    for (const _ of rounds(10, 50)) {
      const { variantIds } = await makeProduct(owner, { stocks: [BUYERS, BUYERS] });
      const lines = variantIds.map((variantId) => ({ variantId }));
      const orders = await Promise.all(
        Array.from({ length: BUYERS }, () => placeOrder(buyers, orderOf(lines))),
      );
      const ids = orders.map((order) => order.id);
      await owner.query("update public.orders set status = 'In Production' where id = any ($1)", [
        ids.slice(half),
      ]);
      const { refused } = await race<unknown>(buyers, BUYERS, (client, index) =>
        client.query("select public.transition_order($1, $2, 'admin')", [
          ids[index],
          index < half ? "Cancelled" : "Packed",
        ]),
      );
      expect(countRefusals(refused)).toEqual({});
    }
  });
});

describe("two sweepers at once", () => {
  it("expire all unpaid orders exactly once each", async () => {
    const { variantIds } = await makeProduct(owner, { stocks: [100, 100] });
    const orders = await Promise.all(
      Array.from({ length: queue }, (_, index) => placeCardOrder(buyers, variantIds[index % 2] ?? 0)),
    );
    const ids = orders.map((order) => order.id);
    await owner.query("update public.orders set expires_at = now() where id = any ($1)", [ids]);

    const { won, refused } = await race(buyers, 2, async (client) => {
      for (let total = 0; ; ) {
        const { rows } = await client.query("select public.expire_orders(5) as found");
        if (rows[0].found === 0) return total;
        total += rows[0].found;
      }
    });

    expect(refused).toEqual([]);
    expect(won.reduce((sum, expired) => sum + expired, 0)).toBe(queue);
    const { rows } = await owner.query(
      `select count(*) filter (where o.status = 'Cancelled') as cancelled,
         (select count(*) from public.order_events where order_id = any ($1) and to_status = 'Cancelled') as events,
         (select count(*) from public.outbox where order_id = any ($1::uuid[]) and topic = 'order_cancelled') as messages
       from public.orders o where id = any ($1)`,
      [ids],
    );
    expect(rows).toEqual([{ cancelled: queue, events: queue, messages: queue }]);
    expect(await countItemsOf(variantIds)).toEqual([0, 0]);
  });

  it("leave alone orders that have time left, are paid, or are COD", async () => {
    const { variantId } = await makeSingle(owner, 3);
    const waiting = await placeCardOrder(owner, variantId);
    const cash = await placeOrder(owner, orderOf([{ variantId }]));
    const { rows: swept } = await owner.query("select public.expire_orders() as found");
    expect(swept).toEqual([{ found: 0 }]);
    const { rows } = await owner.query(
      "select status from public.orders where id = any ($1) order by status",
      [[waiting.id, cash.id]],
    );
    expect(rows).toEqual([{ status: "Confirmed" }, { status: "Pending Payment" }]);
  });
});
