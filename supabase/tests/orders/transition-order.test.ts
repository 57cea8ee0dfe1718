import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { orderStatuses } from "@/lib/orders/order";
import { inRollback, inSavepoint, owner } from "../support/backend/database";
import { inOrderTest, type OrderSession, stepOrder } from "../support/orders/order-session";
import { hintIn, readRefusal, refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

/** The roles that move an order by hand. */
const ACTORS = ["system", "customer", "admin"];
/** The other causes of a move. */
const STEPS = ["payment", "time", "basket", "return", "undo"];

/** Every move that a step makes; none of them is allowed by hand. */
const ALLOWED_STEPS: Record<string, string[]> = {
  "Pending Payment": ["Cancelled by basket", "Cancelled by time", "Confirmed by payment"],
  "COD Review": ["Cancelled by time", "Confirmed by payment"],
  Packed: ["In Production by undo"],
  Shipped: ["Packed by undo"],
  Delivered: ["Completed by time", "Return Requested by return", "Returned by return", "Shipped by undo"],
  "Return Requested": ["Delivered by return", "Returned by return"],
  Cancelled: ["Confirmed by payment"],
};

/** Every move allowed by hand; all others are refused. */
const ALLOWED: Record<string, string[]> = {
  "Pending Payment": ["Cancelled by system", "Cancelled by customer", "Cancelled by admin"],
  "COD Review": ["Confirmed by system", "Confirmed by admin", "Cancelled by customer", "Cancelled by admin"],
  Confirmed: ["In Production by admin", "Cancelled by customer", "Cancelled by admin"],
  "In Production": ["Packed by admin", "Cancelled by admin"],
  Packed: ["Shipped by system", "Shipped by admin", "Cancelled by admin"],
  Shipped: ["Delivered by system", "Delivered by admin", "RTO by system", "RTO by admin"],
  Delivered: ["Completed by system", "Completed by admin"],
  Completed: [],
  "Return Requested": [],
  Returned: [],
  RTO: [],
  Cancelled: [],
};

const move = (client: PoolClient, orderId: string, to: string, actor: string) =>
  client.query("select public.transition_order($1, $2, $3, 'by hand') as moved", [orderId, to, actor]);

const write = (client: PoolClient, orderId: string, to: string, step: string) =>
  client.query("select private.write_order_status(array[$1::uuid], $2, $3, 'system')", [orderId, to, step]);

async function withOrder(
  status: string,
  work: (client: PoolClient, orderId: string) => Promise<void>,
): Promise<void> {
  await inRollback(owner, async (client) => {
    const { variantId } = await makeSingle(client);
    const { id } = await placeOrder(client, orderOf([{ variantId, quantity: 2 }]));
    await client.query("update public.orders set status = $2, expires_at = now() where id = $1", [
      id,
      status,
    ]);
    await work(client, id);
  });
}

/** The allowed moves of an order, of all statuses and all of `movers`. */
async function allowedMoves(
  client: PoolClient,
  orderId: string,
  movers: string[],
  attempt: typeof move,
): Promise<string[]> {
  const moved: string[] = [];
  for (const to of orderStatuses) {
    for (const mover of movers) {
      await inSavepoint(client, async () => {
        try {
          await attempt(client, orderId, to, mover);
          moved.push(`${to} by ${mover}`);
        } catch (error) {
          expect(readRefusal(error)).toMatchObject({ code: "PT409", hint: "bad_transition" });
        }
      });
    }
  }
  return moved.sort();
}

describe("transition_order allows exactly the manual moves of the table", () => {
  it.each(orderStatuses)("from %s, to each of 12 by each of 8", (from) =>
    withOrder(from, async (client, orderId) => {
      expect(await allowedMoves(client, orderId, [...ACTORS, ...STEPS], move)).toEqual(
        ALLOWED[from]?.toSorted(),
      );
    }),
  );
});

describe("write_order_status allows each step exactly its moves of the table", () => {
  it.each(orderStatuses)("from %s, to each of 12 by each of 5", (from) =>
    withOrder(from, async (client, orderId) => {
      expect(await allowedMoves(client, orderId, STEPS, write)).toEqual(ALLOWED_STEPS[from] ?? []);
    }),
  );
});

describe("transition_order", () => {
  it("records who moved it, from where, to where and why, and clears the expiry", () =>
    withOrder("Pending Payment", async (client, orderId) => {
      await move(client, orderId, "Cancelled", "admin");
      const { rows } = await client.query(
        `select e.from_status, e.to_status, e.actor, e.note, o.expires_at
         from public.order_events e join public.orders o on o.id = e.order_id
         where o.id = $1 and e.type = 'moved'`,
        [orderId],
      );
      expect(rows).toEqual([
        {
          from_status: "Pending Payment",
          to_status: "Cancelled",
          actor: "admin",
          note: "by hand",
          expires_at: null,
        },
      ]);
    }));

  it("queues one customer message in each channel", () =>
    withOrder("Packed", async (client, orderId) => {
      await move(client, orderId, "Shipped", "admin");
      const { rows } = await client.query(
        "select topic, channel from public.outbox where order_id = $1 and topic not in ('order_placed', 'order_confirmed') order by channel",
        [orderId],
      );
      expect(rows).toEqual([
        { topic: "order_shipped", channel: "email" },
        { topic: "order_shipped", channel: "sms" },
      ]);
    }));

  it("reports a missing order", async () => {
    const refusal = await refusalOf(
      owner.query("select public.transition_order($1, 'Cancelled', 'admin')", [randomUUID()]),
    );
    expect(refusal).toMatchObject({ code: "PT404", hint: "not_found" });
  });
});

interface Line {
  sku: string;
  quantity: number;
  orders: { number: string; quantity: number }[];
}

async function pick({ client }: OrderSession, numbers: string[] | null): Promise<Line[]> {
  const { rows } = await client.query("select public.picking_list($1) as lines", [numbers]);
  return rows[0].lines;
}

describe("the pick list", () => {
  it("has a line for each variant with its orders, until they are shipped or cancelled", () =>
    inOrderTest({}, async (at) => {
      const number = at.order.order_id;
      await at.client.query("update public.orders set created_at = '2020-01-01' where id = $1", [
        at.order.id,
      ]);
      await at.as("packer");
      const [line] = await pick(at, [number, "KP-0000-0000-0000"]);
      expect(line?.orders).toEqual([{ number, quantity: line?.quantity }]);
      const before = (await pick(at, null)).find(({ sku }) => sku === line?.sku);
      expect(before?.orders).toContainEqual({ number, quantity: line?.quantity });
      expect(before?.quantity).toBe(before?.orders.reduce((sum, { quantity }) => sum + quantity, 0));

      await stepOrder(at, "Confirmed", "print");
      expect((await pick(at, null)).flatMap(({ orders }) => orders)).not.toContainEqual(
        expect.objectContaining({ number }),
      );
      expect(await pick(at, [number])).toHaveLength(1);
      await stepOrder(at, "In Production", "pack");
      await stepOrder(at, "Packed", "ship", "", [{ courier: "Delhivery", tracking_number: "DL1" }]);
      expect(await pick(at, [number])).toEqual([]);
    }));

  it("is only for staff who pack", () =>
    inOrderTest({}, async (at) => {
      for (const role of ["support", "editor"] as const) {
        await at.as(role);
        expect(await hintIn(at.client, () => pick(at, null))).toBe("forbidden");
      }
    }));
});
