import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { fc } from "@/testing/fast-check";
import { inRollback, owner } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { applyPayment } from "../support/orders/payments";
import { setPolicy } from "../support/orders/returns";
import { type Command, type ModelOrder, ShopModel } from "../support/orders/shop-model";
import { attachGatewayOrder, makeProduct, orderOf, placeOrder } from "../support/shop";

declare const isFullMoney: boolean;

const which = fc.nat({ max: 12 });

/** "on" in a command: the next step of an order; a parcel that the system moves is returned. */
const wayOn: Record<string, string> = {
  "COD Review": "Confirmed",
  Confirmed: "In Production",
  "In Production": "Packed",
  Packed: "Shipped",
  Delivered: "Completed",
};
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("place" as const),
      method: fc.constantFrom("cod" as const, "online" as const),
      variant: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      isProven: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("pay" as const),
      order: which,
      amount: fc.constantFrom("right" as const, "right" as const, "wrong" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail" as const), order: which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("expire" as const), order: which }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      order: which,
      to: fc.constantFrom(
        ...Array<string>(12).fill("on"),
        "Cancelled",
        "Cancelled",
        "Packed",
        "Delivered",
        "RTO",
      ),
      actor: fc.constantFrom("admin", "admin", "customer", "system"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("collect" as const), order: which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("restock" as const),
      variant: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
);

/** Succeeds or fails as the database does; a refusal leaves the transaction usable. */
async function attempt(client: PoolClient, work: () => Promise<unknown>): Promise<boolean> {
  await client.query("savepoint command");
  try {
    await work();
    return true;
  } catch (error) {
    await client.query("rollback to savepoint command");
    if (!/^PT4/.test(String((error as { code?: string }).code))) throw error;
    return false;
  }
}

async function placeFor(client: PoolClient, variantId: number, command: Extract<Command, { kind: "place" }>) {
  const { method, quantity, isProven } = command;
  const order = orderOf([{ variantId, quantity }], { payment_method: method, is_phone_proven: isProven });
  const { id } = await placeOrder(client, order);
  if (method === "online") await attachGatewayOrder(client, id, `order_${id}`);
  return { id, total: order.total };
}

async function play(client: PoolClient, commands: readonly Command[]): Promise<void> {
  await setPolicy(client, "return_days", "7");
  const { variantIds } = await makeProduct(client, { stocks: [5, 5, 5] });
  const model = new ShopModel(variantIds, 5);
  const totals = new Map<string, number>();
  const pick = (index: number): ModelOrder | undefined =>
    model.orders[index % Math.max(model.orders.length, 1)];
  for (const command of commands) {
    const order = "order" in command ? pick(command.order) : undefined;
    const variantId = "variant" in command ? (variantIds[command.variant] ?? 0) : 0;
    switch (command.kind) {
      case "place": {
        let placed = { id: "", total: 0 };
        const isPlaced = await attempt(client, async () => {
          placed = await placeFor(client, variantId, command);
        });
        expect(isPlaced).toBe(model.place(placed.id, { ...command, variant: variantId }));
        if (isPlaced) totals.set(placed.id, placed.total);
        break;
      }
      case "pay":
        if (order?.method !== "online") break;
        model.pay(order, command.amount);
        await pay(client, order, "captured", command.amount === "right" ? (totals.get(order.id) ?? 0) : 1);
        break;
      case "fail":
        if (order?.method !== "online") break;
        model.fail(order);
        await pay(client, order, "failed", totals.get(order.id) ?? 0);
        break;
      case "expire":
        if (!order) break;
        model.expire(order);
        await client.query(
          "update public.orders set expires_at = now() where id = $1 and expires_at is not null",
          [order.id],
        );
        await client.query("select public.expire_orders()");
        break;
      case "move":
        if (order) await move(client, model, order, command);
        break;
      case "collect":
        if (!order) break;
        expect(await attempt(client, () => client.query("select public.collect_cod($1)", [order.id]))).toBe(
          model.collect(order),
        );
        break;
      case "restock":
        model.restock(variantId, command.quantity);
        await client.query(
          "insert into public.stock_moves (variant_id, stock_delta, reason) values ($1, $2, 'receive')",
          [variantId, command.quantity],
        );
    }
  }
  await expectSame(client, model, variantIds);
}

async function move(
  client: PoolClient,
  model: ShopModel,
  order: ModelOrder,
  { to, actor }: Extract<Command, { kind: "move" }>,
): Promise<void> {
  const arrives = actor === "system" ? "RTO" : "Delivered";
  const next = to === "on" ? (wayOn[order.status] ?? arrives) : to;
  const isMoved = await attempt(client, () =>
    client.query("select public.transition_order($1, $2, $3)", [order.id, next, actor]),
  );
  expect(isMoved).toBe(model.move(order, next, actor));
}

function pay(client: PoolClient, { id }: ModelOrder, kind: string, amount: number) {
  const paymentId = `pay_${randomUUID()}`;
  return applyPayment(client, {
    eventId: paymentId,
    type: `payment.${kind}`,
    gatewayOrderId: `order_${id}`,
    paymentId,
    kind,
    amount,
  });
}

async function expectSame(client: PoolClient, model: ShopModel, variantIds: number[]): Promise<void> {
  const ids = model.orders.map(({ id }) => id);
  const { rows: orders } = await client.query(
    `select id, status, paid_by is not null as "isPaid" from public.orders where id = any ($1) order by id`,
    [ids],
  );
  const expected = model.orders.map(({ id, status, isPaid }) => ({ id, status, isPaid }));
  expect(orders).toEqual(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const { rows: stock } = await client.query(
    "select id, stock, reserved from public.product_variants where id = any ($1) order by id",
    [variantIds],
  );
  expect(stock).toEqual(
    variantIds.map((id) => ({ id, stock: model.stock.get(id), reserved: model.reserved(id) })),
  );
  const { rows: spares } = await client.query(
    "select count(*) as n from public.payments where order_id = any ($1) and refund_reason is not null",
    [ids],
  );
  expect(spares[0].n).toBe(model.sparePayments);
  expect(await contradictionsIn(client)).toEqual({});
}

describe("any commands in any order", () => {
  it("leave the shop in the state that a model without SQL predicts", async () => {
    const length = 80;
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: length, maxLength: length }), (commands) =>
        inRollback(owner, (client) => play(client, commands)),
      ),
      { numRuns: isFullMoney ? 1250 : 17 },
    );
  });
});
