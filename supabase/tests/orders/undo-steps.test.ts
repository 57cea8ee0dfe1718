import { randomUUID } from "node:crypto";
import { atDesk, type Desk, parcel, stepOrder } from "../support/order-desk";
import { applyRefund } from "../support/refunds";
import { hintIn, refusalIn } from "../support/refusal";
import { stockOf } from "../support/shop";

// Steps of staff that were a mistake: what was packed is cancelled or unpacked, what was shipped or delivered is undone.

const papersOf = async ({ client, order }: Desk) =>
  (
    await client.query(
      "select kind, (data #>> '{totals,total}')::float8 as total, data ->> 'reason' as reason from public.invoices where order_id = $1 order by kind desc",
      [order.id],
    )
  ).rows;

const stockAt = ({ client, variants }: Desk) => stockOf(client, variants[0] ?? 0);

const waitingTopics = async ({ client, order }: Desk) =>
  (
    await client.query(
      `select topic, channel, next_at = private.now() + interval '1 hour' as waits from public.outbox
       where order_id = $1 and topic in ('order_shipped', 'order_delivered') order by topic desc, channel`,
      [order.id],
    )
  ).rows;

const orderAt = async ({ client, order }: Desk) =>
  (
    await client.query(
      "select status, courier, tracking_number, delivered_at = private.now() as is_delivered_now, delivered_at is null as is_open from public.orders where id = $1",
      [order.id],
    )
  ).rows[0];

/** As if the last step had been taken so long ago. */
async function letPass({ client, order, asShop }: Desk, minutes: number): Promise<void> {
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
  it("to be paid in cash is cancelled: its items are restocked, and its whole invoice is credited", () =>
    atDesk({ status: "Packed" }, async (at) => {
      expect(await stockAt(at)).toEqual({ stock: 3, reserved: 0 });
      await at.as("manager");
      expect(await stepOrder(at, "Packed", "cancel", "The print is torn")).toBe("Cancelled");
      await at.asShop();
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 0 });
      const [invoice, note, ...others] = await papersOf(at);
      expect(note).toEqual({ kind: "credit_note", total: invoice.total, reason: "cancelled" });
      expect(others).toEqual([]);
    }));

  it("that was paid is cancelled: everything is refunded, and the invoice is credited when the money arrives", () =>
    atDesk({ status: "Packed", isPaidOnline: true }, async (at) => {
      await at.as("manager");
      await stepOrder(at, "Packed", "cancel", "The print is torn");
      await at.asShop();
      const { rows } = await at.client.query(
        "select id, payment_id, amount::float8, reason from public.refunds where order_id = $1",
        [at.order.id],
      );
      const [invoice] = await papersOf(at);
      expect(rows).toMatchObject([{ amount: invoice.total, reason: "cancelled" }]);
      await applyRefund(at.client, {
        eventId: randomUUID(),
        gatewayRefundId: "rfnd_undo",
        refundId: rows[0].id,
        paymentId: rows[0].payment_id,
        status: "processed",
        amount: rows[0].amount,
      });
      expect((await papersOf(at)).at(-1)).toEqual({
        kind: "credit_note",
        total: invoice.total,
        reason: "cancelled",
      });
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 0 });
    }));

  it("is unpacked: its items are reserved again and its invoice stays, until it is packed again or cancelled", () =>
    atDesk({ status: "Packed" }, async (at) => {
      await at.as("packer");
      expect(await stepOrder(at, "Packed", "unpack")).toBe("In Production");
      await at.asShop();
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 2 });
      await at.as("packer");
      await stepOrder(at, "In Production", "pack");
      await at.asShop();
      expect(await stockAt(at)).toEqual({ stock: 3, reserved: 0 });
      expect(await papersOf(at)).toHaveLength(1);
      await at.as("manager");
      await stepOrder(at, "Packed", "unpack");
      await stepOrder(at, "In Production", "cancel", "The print is torn");
      await at.asShop();
      expect(await stockAt(at)).toEqual({ stock: 5, reserved: 0 });
      const [invoice, note] = await papersOf(at);
      expect(note).toEqual({ kind: "credit_note", total: invoice.total, reason: "cancelled" });
    }));

  it("is unpacked while the bank disputes its payment, and not packed again", () =>
    atDesk({ status: "Packed", isPaidOnline: true }, async (at) => {
      await at.client.query("update public.orders set disputed_at = private.now() where id = $1", [
        at.order.id,
      ]);
      await at.as("packer");
      await stepOrder(at, "Packed", "unpack");
      const refusal = await refusalIn(at.client, () => stepOrder(at, "In Production", "pack"));
      expect(refusal.hint).toBe("disputed");
    }));
});

describe("what was shipped or delivered by hand", () => {
  it("is told to its customer after an hour, and not at all when it is undone", () =>
    atDesk({ status: "Packed" }, async (at) => {
      await at.as("packer");
      await stepOrder(at, "Packed", "ship", "", [parcel("DL100"), parcel("DL101")]);
      await at.asShop();
      expect(await waitingTopics(at)).toEqual([
        { topic: "order_shipped", channel: "email", waits: true },
        { topic: "order_shipped", channel: "sms", waits: true },
      ]);
      await letPass(at, 59);
      await at.as("packer");
      expect(await stepOrder(at, "Shipped", "unship")).toBe("Packed");
      await at.asShop();
      expect(await waitingTopics(at)).toEqual([]);
      expect(await orderAt(at)).toMatchObject({ status: "Packed", courier: null, tracking_number: null });
      await at.as("packer");
      await stepOrder(at, "Packed", "ship", "", [parcel("DL102")]);
      await at.asShop();
      expect(await waitingTopics(at)).toHaveLength(2);
    }));

  it("is undone: the time to return starts at the delivery that was one", () =>
    atDesk({ status: "Shipped" }, async (at) => {
      await at.as("packer");
      await stepOrder(at, "Shipped", "deliver");
      await letPass(at, 50);
      await at.as("packer");
      expect(await stepOrder(at, "Delivered", "undeliver")).toBe("Shipped");
      await at.asShop();
      expect(await orderAt(at)).toMatchObject({ status: "Shipped", is_open: true });
      expect((await waitingTopics(at)).map(({ topic }) => topic)).not.toContain("order_delivered");
      await at.as("packer");
      await stepOrder(at, "Shipped", "deliver");
      await at.asShop();
      expect(await orderAt(at)).toMatchObject({ status: "Delivered", is_delivered_now: true });
    }));

  it("is told to be on its way after all, when that was not needed while it was delivered", () =>
    atDesk({ status: "Shipped" }, async (at) => {
      await at.client.query(
        "update public.outbox set sent_at = private.now(), last_error = 'not needed' where order_id = $1 and topic = 'order_shipped'",
        [at.order.id],
      );
      await at.as("packer");
      await stepOrder(at, "Shipped", "deliver");
      await stepOrder(at, "Delivered", "undeliver");
      await at.asShop();
      const { rows } = await at.client.query(
        "select channel from public.outbox where order_id = $1 and topic = 'order_shipped' and sent_at is null and next_at <= private.now() order by channel",
        [at.order.id],
      );
      expect(rows).toEqual([{ channel: "email" }, { channel: "sms" }]);
    }));

  it.each([
    ["unship", "Shipped"],
    ["undeliver", "Delivered"],
  ] as const)("can't be undone by %s after an hour", (step, status) =>
    atDesk({ status }, async (at) => {
      await letPass(at, 60);
      await at.as("packer");
      const refusal = await refusalIn(at.client, () => stepOrder(at, status, step));
      expect(refusal).toMatchObject({ code: "PT409", hint: "undo_over" });
    }),
  );

  it("can't be undone once its cash is collected", () =>
    atDesk({ status: "Delivered" }, async (at) => {
      await at.as("packer");
      await stepOrder(at, "Delivered", "collect");
      const refusal = await refusalIn(at.client, () => stepOrder(at, "Delivered", "undeliver"));
      expect(refusal.hint).toBe("undo_over");
    }));
});

it("what the courier reports is told at once, and can't be undone", () =>
  atDesk({ status: "Packed" }, async (at) => {
    await at.client.query("select public.transition_order($1, 'Shipped', 'system')", [at.order.id]);
    expect(await waitingTopics(at)).toMatchObject([{ waits: false }, { waits: false }]);
    await at.as("packer");
    expect(await hintIn(at.client, () => stepOrder(at, "Shipped", "unship"))).toBe("undo_over");
  }));
