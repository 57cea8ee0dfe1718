import { randomUUID } from "node:crypto";
import { inOrderTest, type OrderSession, parcel, stepOrder } from "../support/orders/order-session";
import { applyRefund } from "../support/orders/refunds";
import type { Actor } from "../support/people/actors";
import { hintIn, refusalIn } from "../support/refusal";
import { stockOf } from "../support/shop";

// Undoing mistakes of staff: a packed order is cancelled or unpacked, a shipped or delivered one is undone.

/** The order in the database, read as its owner. */
async function readAt({ client, order, asShop }: OrderSession, query: string) {
  await asShop();
  return (await client.query(query, [order.id])).rows;
}

const documentsOf = (at: OrderSession) =>
  readAt(
    at,
    "select kind, (data #>> '{totals,total}')::float8 as total, data ->> 'reason' as reason from public.invoices where order_id = $1 order by kind desc",
  );

async function stockAt({ client, variants, asShop }: OrderSession) {
  await asShop();
  return stockOf(client, variants[0] ?? 0);
}

const waitingTopics = (at: OrderSession) =>
  readAt(
    at,
    `select topic, channel, next_at = private.now() + interval '1 hour' as waits from public.outbox
     where order_id = $1 and topic in ('order_shipped', 'order_delivered') order by topic desc, channel`,
  );

const orderAt = async (at: OrderSession) =>
  (
    await readAt(
      at,
      "select status, courier, tracking_number, delivered_at = private.now() as is_delivered_now, delivered_at is null as is_open from public.orders where id = $1",
    )
  )[0];

async function press(at: OrderSession, actor: Actor, ...[seen, step, note, parcels]: Step) {
  await at.as(actor);
  return stepOrder(at, seen, step, note, parcels);
}
type Step = [seen: string, step: string, note?: string, parcels?: object[]];

/** As if the last step had been taken so long ago. */
async function letPass({ client, order, asShop }: OrderSession, minutes: number): Promise<void> {
  await asShop();
  await client.query(
    "update public.order_events set created_at = created_at - make_interval(mins => $2) where order_id = $1",
    [order.id, minutes],
  );
  await client.query(
    "update public.orders set delivered_at = delivered_at - make_interval(mins => $2) where id = $1",
    [order.id, minutes],
  );
}

describe("a packed order", () => {
  it("cancelling a packed COD order restocks it and credits the invoice", () =>
    inOrderTest({ status: "Packed" }, async (at) => {
      expect(await stockAt(at)).toEqual({ stock: 3, reserved: 0 });
      expect(await press(at, "manager", "Packed", "cancel", "The print is torn")).toBe("Cancelled");
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 0 });
      const [invoice, note, ...others] = await documentsOf(at);
      expect(note).toEqual({ kind: "credit_note", total: invoice.total, reason: "cancelled" });
      expect(others).toEqual([]);
    }));

  it("that was paid is cancelled: everything is refunded, and the invoice is credited when the refund is processed", () =>
    inOrderTest({ status: "Packed", isPaidOnline: true }, async (at) => {
      await press(at, "manager", "Packed", "cancel", "The print is torn");
      const rows = await readAt(
        at,
        "select id, payment_id, amount::float8, reason from public.refunds where order_id = $1",
      );
      const [invoice] = await documentsOf(at);
      expect(rows).toMatchObject([{ amount: invoice.total, reason: "cancelled" }]);
      await applyRefund(at.client, {
        eventId: randomUUID(),
        gatewayRefundId: "rfnd_undo",
        refundId: rows[0].id,
        paymentId: rows[0].payment_id,
        status: "processed",
        amount: rows[0].amount,
      });
      const note = (await documentsOf(at)).at(-1);
      expect(note).toEqual({ kind: "credit_note", total: invoice.total, reason: "cancelled" });
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 0 });
    }));

  it("is unpacked: its items are reserved again and its invoice stays, until it is packed again or cancelled", () =>
    inOrderTest({ status: "Packed" }, async (at) => {
      expect(await press(at, "packer", "Packed", "unpack")).toBe("In Production");
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 2 });
      await press(at, "packer", "In Production", "pack");
      expect(await stockAt(at)).toEqual({ stock: 3, reserved: 0 });
      expect(await documentsOf(at)).toHaveLength(1);
      await press(at, "manager", "Packed", "unpack");
      await stepOrder(at, "In Production", "cancel", "The print is torn");
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 0 });
      const [invoice, note] = await documentsOf(at);
      expect(note).toEqual({ kind: "credit_note", total: invoice.total, reason: "cancelled" });
    }));

  it("is unpacked while the bank disputes its payment, and not packed again", () =>
    inOrderTest({ status: "Packed", isPaidOnline: true }, async (at) => {
      await at.client.query("update public.orders set disputed_at = private.now() where id = $1", [
        at.order.id,
      ]);
      await press(at, "packer", "Packed", "unpack");
      expect(await hintIn(at.client, () => stepOrder(at, "In Production", "pack"))).toBe("disputed");
    }));
});

describe("an order shipped or delivered by hand", () => {
  it("notifies its customer after an hour, and not at all when it is undone", () =>
    inOrderTest({ status: "Packed" }, async (at) => {
      await press(at, "packer", "Packed", "ship", "", [parcel("DL100"), parcel("DL101")]);
      expect(await waitingTopics(at)).toEqual([
        { topic: "order_shipped", channel: "email", waits: true },
        { topic: "order_shipped", channel: "sms", waits: true },
      ]);
      await letPass(at, 59);
      expect(await press(at, "packer", "Shipped", "unship")).toBe("Packed");
      expect(await waitingTopics(at)).toEqual([]);
      expect(await orderAt(at)).toMatchObject({ status: "Packed", courier: null, tracking_number: null });
      await press(at, "packer", "Packed", "ship", "", [parcel("DL102")]);
      expect(await waitingTopics(at)).toHaveLength(2);
    }));

  it("is undone: the return window starts at the actual delivery", () =>
    inOrderTest({ status: "Shipped" }, async (at) => {
      await press(at, "packer", "Shipped", "deliver");
      await letPass(at, 50);
      expect(await press(at, "packer", "Delivered", "undeliver")).toBe("Shipped");
      expect(await orderAt(at)).toMatchObject({ status: "Shipped", is_open: true });
      expect((await waitingTopics(at)).map(({ topic }) => topic)).not.toContain("order_delivered");
      await press(at, "packer", "Shipped", "deliver");
      expect(await orderAt(at)).toMatchObject({ status: "Delivered", is_delivered_now: true });
    }));

  it("sends the shipping message after all, when it was not needed while delivered", () =>
    inOrderTest({ status: "Shipped" }, async (at) => {
      await at.client.query(
        "update public.outbox set sent_at = private.now(), last_error = 'not needed' where order_id = $1 and topic = 'order_shipped'",
        [at.order.id],
      );
      await press(at, "packer", "Shipped", "deliver");
      await stepOrder(at, "Delivered", "undeliver");
      const rows = await readAt(
        at,
        "select channel from public.outbox where order_id = $1 and topic = 'order_shipped' and sent_at is null and next_at <= private.now() order by channel",
      );
      expect(rows).toEqual([{ channel: "email" }, { channel: "sms" }]);
    }));

  it.each([
    ["unship", "Shipped"],
    ["undeliver", "Delivered"],
  ] as const)("can't be undone by %s after an hour", (step, status) =>
    inOrderTest({ status }, async (at) => {
      await letPass(at, 60);
      expect(await refusalIn(at.client, () => press(at, "packer", status, step))).toMatchObject({
        code: "PT409",
        hint: "undo_over",
      });
    }),
  );

  it("can't be undone once its cash is collected", () =>
    inOrderTest({ status: "Delivered" }, async (at) => {
      await press(at, "packer", "Delivered", "collect");
      expect(await hintIn(at.client, () => stepOrder(at, "Delivered", "undeliver"))).toBe("undo_over");
    }));
});

it("notifies its customer at once when the courier reports it, and can't be undone then", () =>
  inOrderTest({ status: "Packed" }, async (at) => {
    await at.client.query("select public.transition_order($1, 'Shipped', 'system')", [at.order.id]);
    expect(await waitingTopics(at)).toMatchObject([{ waits: false }, { waits: false }]);
    expect(await hintIn(at.client, () => press(at, "packer", "Shipped", "unship"))).toBe("undo_over");
  }));
