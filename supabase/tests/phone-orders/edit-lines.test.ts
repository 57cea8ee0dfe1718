import { openPool, owner } from "../support/backend/database";
import { makeCoupon, usesOf } from "../support/orders/coupons";
import { inOrderTest, type OrderSession, readAdminOrder, stepOrder } from "../support/orders/order-session";
import { applyPayment } from "../support/orders/payments";
import { actAs, people } from "../support/people/actors";
import { race } from "../support/races/race";
import { hintIn, refusalIn } from "../support/refusal";
import { type Line, makeProduct, orderOf, placeOrder, stockOf } from "../support/shop";

const server = openPool("service_role", 10);

interface Edit {
  lines: Line[];
  seen?: string;
  seenQuantities?: Record<string, number>;
  staff?: string;
  overrides?: Record<string, unknown>;
}

const query = "select public.edit_order_lines($1, $2, $3, $4, $5) as total";

async function edit(
  at: OrderSession,
  { lines, seen = "Confirmed", seenQuantities, staff, overrides }: Edit,
): Promise<number> {
  await actAs(at.client, "service");
  const { rows } = await at.client.query(query, [
    at.order.order_id,
    seen,
    seenQuantities ?? { [String(at.variants[0])]: 2 },
    staff ?? people.support,
    orderOf(lines, overrides),
  ]);
  return rows[0].total;
}

const one = (at: OrderSession) => at.variants[0] ?? 0;
const two = (at: OrderSession) => at.variants[1] ?? 0;
const hintOf = async (at: OrderSession, change: Edit) => await hintIn(at.client, () => edit(at, change));

async function rowOf(at: OrderSession): Promise<Record<string, unknown>> {
  await at.asShop();
  const { rows } = await at.client.query(
    `select total, payment_status, coupon_code,
       (select sum(line_total - coupon_discount) from public.order_items where order_id = o.id) + shipping + cod_fee as lines
     from public.orders o where id = $1`,
    [at.order.id],
  );
  return rows[0];
}

/** Its customer opens the window to pay online instead of COD. */
async function openWindow(at: OrderSession): Promise<void> {
  await at.asShop();
  const offer = { gst_rate: 0, taxable: 49, cgst: 0, sgst: 0, igst: 0 };
  await at.client.query("select public.offer_prepay($1, $2)", [at.order.id, offer]);
  await at.client.query("select public.attach_gateway_order($1, 'order_started', 1047)", [at.order.id]);
}

describe("changing the items of an order", () => {
  it("raises the COD amount, moves the stock, and records who did it and the lines before", () =>
    inOrderTest({}, async (at) => {
      expect(await edit(at, { lines: [{ variantId: one(at) }, { variantId: two(at), quantity: 3 }] })).toBe(
        2045,
      );
      expect(await rowOf(at)).toMatchObject({ total: 2045, lines: 2045, payment_status: "cod_due" });
      expect(await stockOf(at.client, one(at))).toEqual({ stock: 5, reserved: 1 });
      expect(await stockOf(at.client, two(at))).toEqual({ stock: 5, reserved: 3 });
      await at.as("manager");
      const { events } = await readAdminOrder(at);
      expect(events.at(-1)).toMatchObject({
        type: "lines_changed",
        by: expect.stringMatching(/\S/),
        data: { before: { total: 1047, lines: expect.stringContaining("2 ×") }, after: { total: 2045 } },
      });
    }));

  it("of a paid order refunds the difference once, and a later cancellation the rest", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      expect(await edit(at, { lines: [{ variantId: two(at) }] })).toBe(548);
      await at.as("manager");
      expect((await readAdminOrder(at)).refunds).toMatchObject([{ amount: 499, status: "requested" }]);
      expect((await readAdminOrder(at)).refundable_amount).toBe(548);
      expect(await hintOf(at, { lines: [{ variantId: one(at) }] })).toBe("lines_changed");
      expect(
        await hintOf(at, { lines: [{ variantId: one(at) }], seenQuantities: { [String(two(at))]: 1 } }),
      ).toBe("not_editable");
      await at.as("manager");
      await stepOrder(at, "Confirmed", "cancel", "Changed their mind");
      expect((await readAdminOrder(at)).refunds?.map(({ amount }) => amount).sort()).toEqual([499, 548]);
      await at.asShop();
      const { rows } = await at.client.query(
        "select public.reconciliation_report(now() - interval '1 hour', now() + interval '1 hour') ->> 'drift' as drift",
      );
      expect(Number(rows[0].drift)).toBe(0);
    }));

  it("of a paid order keeps its money at the same price, and refuses a higher one", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      expect(await edit(at, { lines: [{ variantId: two(at), quantity: 2 }] })).toBe(1047);
      expect(await rowOf(at)).toMatchObject({ total: 1047, payment_status: "captured" });
      const seenQuantities = { [String(two(at))]: 2 };
      expect(await hintOf(at, { seenQuantities, lines: [{ variantId: two(at), quantity: 3 }] })).toBe(
        "costs_more",
      );
      await at.as("manager");
      expect((await readAdminOrder(at)).refunds).toEqual([]);
    }));

  it("makes the invoice one of the shipped items, without a credit note for the refund", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      await edit(at, { lines: [{ variantId: two(at) }] });
      await at.as("packer");
      await stepOrder(at, "Confirmed", "print");
      await stepOrder(at, "In Production", "pack");
      await at.asShop();
      await at.client.query(
        `select private.move_refund(r, 'processed') from public.refunds r where r.order_id = $1`,
        [at.order.id],
      );
      const { rows } = await at.client.query(
        "select kind, data #> '{totals,total}' as total from public.invoices where order_id = $1",
        [at.order.id],
      );
      expect(rows).toEqual([{ kind: "invoice", total: 548 }]);
      expect(await rowOf(at)).toMatchObject({ payment_status: "partially_refunded" });
      expect(await stockOf(at.client, two(at))).toEqual({ stock: 4, reserved: 0 });
    }));

  it("releases a coupon that is removed, and applies another", () =>
    inOrderTest({}, async (at) => {
      await at.asShop();
      const coupon = await makeCoupon(at.client, {});
      await edit(at, { lines: [{ variantId: one(at) }], overrides: { coupon } });
      await at.asShop();
      expect(await usesOf(at.client, coupon)).toBe(1);
      await edit(at, { lines: [{ variantId: two(at) }], seenQuantities: { [String(one(at))]: 1 } });
      await at.asShop();
      expect(await usesOf(at.client, coupon)).toBe(0);
      expect(await rowOf(at)).toMatchObject({ coupon_code: null });
    }));

  it("is refused with the last change when the order has moved, and when it is not editable", () =>
    inOrderTest({ isPaidOnline: true }, async (at) => {
      const lines = [{ variantId: one(at) }];
      await at.as("packer");
      await stepOrder(at, "Confirmed", "print");
      const refusal = await refusalIn(at.client, () => edit(at, { lines }));
      expect(refusal.hint).toBe("status_changed");
      expect(JSON.parse(String(refusal.detail))).toMatchObject({
        status: "In Production",
        by: expect.any(String),
      });
      expect(await refusalIn(at.client, () => edit(at, { lines, seen: "In Production" }))).toMatchObject({
        hint: "not_editable",
        detail: "printed",
      });
    }));

  it("checks stock, prices, sums, and the role of the caller; nothing is written on failure", () =>
    inOrderTest({}, async (at) => {
      const line = { variantId: two(at) };
      for (const [change, hint] of [
        [{ lines: [{ ...line, quantity: 6 }] }, "out_of_stock"],
        [{ lines: [{ ...line, listPrice: 450 }] }, "price_changed"],
        [{ lines: [line], overrides: { subtotal: 1 } }, "bad_sums"],
        [{ lines: [] }, "bad_lines"],
        [{ lines: [line], staff: people.packer }, "forbidden"],
      ] satisfies [Edit, string][])
        expect(await hintOf(at, change)).toBe(hint);
      expect(await rowOf(at)).toMatchObject({ total: 1047 });
      expect(await stockOf(at.client, one(at))).toEqual({ stock: 5, reserved: 2 });
      await actAs(at.client, "support");
      const direct = await refusalIn(at.client, () =>
        at.client.query(query, [at.order.order_id, "Confirmed", {}, people.support, {}]),
      );
      expect(direct.code).toBe("42501");
    }));

  it("is refused while a payment of its present total is under way", () =>
    inOrderTest({}, async (at) => {
      await openWindow(at);
      const paymentId = "pay_started";
      const seen = { eventId: paymentId, type: "payment.authorized", paymentId, kind: "authorized" };
      await applyPayment(at.client, { ...seen, gatewayOrderId: "order_started", amount: 1047 });
      expect(await refusalIn(at.client, () => edit(at, { lines: [{ variantId: one(at) }] }))).toMatchObject({
        detail: "paying",
      });
    }));

  it("detaches the gateway order of a payment window that was only opened: payments there are refunded", () =>
    inOrderTest({}, async (at) => {
      await openWindow(at);
      await edit(at, { lines: [{ variantId: one(at) }] });
      await at.asShop();
      const paymentId = "pay_started";
      const paid = { eventId: paymentId, type: "payment.captured", paymentId, kind: "captured" };
      expect(
        await applyPayment(at.client, { ...paid, gatewayOrderId: "order_started", amount: 1047 }),
      ).toMatchObject({ result: "not_expected" });
      expect(await rowOf(at)).toMatchObject({ total: 548, payment_status: "cod_due" });
    }));
});

it("one of ten concurrent edits, or of an edit and a cancellation, changes the items, and the others are refused", async () => {
  const { variantIds } = await makeProduct(owner, { stocks: [9, 9] });
  const [first = 0, second = 0] = variantIds;
  const order = await placeOrder(server, orderOf([{ variantId: first, quantity: 2 }]));
  const editBy = (client: Pick<typeof server, "query">, seen: Record<string, number>, quantity: number) =>
    client.query(query, [
      order.order_id,
      "Confirmed",
      seen,
      people.support,
      orderOf([{ variantId: second, quantity }]),
    ]);
  const edits = await race(server, 10, (client, index) =>
    editBy(client, { [String(first)]: 2 }, 1 + (index % 3)),
  );
  expect(edits.won).toHaveLength(1);
  expect(new Set(edits.refused.map(({ hint }) => hint))).toEqual(new Set(["lines_changed"]));
  const { rows } = await owner.query("select quantity from public.order_items where order_id = $1", [
    order.id,
  ]);
  const quantity = rows[0].quantity;
  expect(await stockOf(owner, first)).toEqual({ stock: 9, reserved: 0 });
  expect(await stockOf(owner, second)).toEqual({ stock: 9, reserved: quantity });

  const { won } = await race<unknown>(server, 2, (client, index) =>
    index === 0
      ? editBy(client, { [String(second)]: quantity }, 5)
      : client.query("select public.transition_order($1, 'Cancelled', 'admin', 'Race')", [order.id]),
  );
  expect(won.length).toBeGreaterThanOrEqual(1);
  expect(await stockOf(owner, second)).toEqual({ stock: 9, reserved: 0 });
});
