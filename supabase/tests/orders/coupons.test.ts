import { randomUUID } from "node:crypto";
import { inRollback, owner, server } from "../support/backend/database";
import { contradictionsIn } from "../support/invariants";
import { type CouponRow, makeCoupon, usesOf, withCoupon } from "../support/orders/coupons";
import { capture, newPaymentId } from "../support/orders/refunds";
import { people } from "../support/people/actors";
import { refusalOf } from "../support/refusal";
import { attachGatewayOrder, makeSingle, orderOf, placeOrder, unpaidOrderOf } from "../support/shop";

afterEach(async () => expect(await contradictionsIn(owner)).toEqual({}));

async function buy(columns: Record<string, unknown>, overrides: object = {}) {
  const { variantId } = await makeSingle(owner);
  const coupon = await makeCoupon(owner, columns);
  return {
    variantId,
    coupon,
    order: withCoupon(orderOf([{ variantId }], { ...overrides }), coupon),
  };
}

describe("a coupon of an order", () => {
  it("is applied, counted and released when the order is cancelled", async () => {
    const { order, coupon } = await buy({ max_uses: 1 });
    const placed = await placeOrder(server, order);
    expect(await usesOf(owner, coupon)).toBe(1);
    const { rows } = await owner.query(
      "select coupon_code, coupon_discount, total from public.orders where id = $1",
      [placed.id],
    );
    expect(rows).toEqual([{ coupon_code: coupon.code, coupon_discount: 50, total: 498 }]);
    await server.query("select public.transition_order($1, 'Cancelled', 'customer')", [placed.id]);
    expect(await usesOf(owner, coupon)).toBe(0);
    await placeOrder(server, { ...order, email: "x@kapas.test" });
  });

  it.each([
    ["over", { ends_at: "2026-02-01T00:00:00Z" }],
    ["over", { starts_at: "2099-01-01T00:00:00Z" }],
    ["over", { is_active: false }],
    ["prepaid_only", { is_prepaid_only: true }],
  ])("is refused as %s: %j", async (reason, columns) => {
    const { order } = await buy(columns);
    expect(await refusalOf(placeOrder(server, order))).toMatchObject({
      code: "PT409",
      hint: "coupon_invalid",
      detail: reason,
    });
  });

  it("is refused when it was edited since the quote", async () => {
    const { order, coupon } = await buy({});
    await owner.query("update public.coupons set value = 60 where id = $1", [coupon.id]);
    expect(await refusalOf(placeOrder(server, order))).toMatchObject({
      hint: "coupon_invalid",
      detail: "changed",
    });
  });

  it("keeps its updated_at when it is used", async () => {
    const { order, coupon } = await buy({});
    await placeOrder(server, order);
    const again = withCoupon(orderOf([{ variantId: (await makeSingle(owner)).variantId }]), coupon);
    await placeOrder(server, again);
  });

  it("for a first order identifies its customer by account, phone or address", async () => {
    const { order, coupon, variantId } = await buy({ is_first_order_only: true });
    await placeOrder(server, orderOf([{ variantId }], { phone: order.phone }));
    await placeOrder(server, orderOf([{ variantId }], { email: "First@Kapas.test" }));
    for (const known of [{ phone: order.phone }, { email: "first@kapas.test" }]) {
      const second = withCoupon(orderOf([{ variantId }], known), coupon);
      expect(await refusalOf(placeOrder(server, second))).toMatchObject({ detail: "not_first_order" });
    }
    await placeOrder(server, withCoupon(orderOf([{ variantId }]), coupon));
  });

  it("for one use per customer is refused the second time, unless the first order was cancelled", async () => {
    const { order, coupon, variantId } = await buy({ max_uses_per_customer: 1 });
    const first = await placeOrder(server, order);
    const second = withCoupon(orderOf([{ variantId }], { phone: order.phone }), coupon);
    expect(await refusalOf(placeOrder(server, second))).toMatchObject({ detail: "used_by_you" });
    await server.query("select public.transition_order($1, 'Cancelled', 'admin')", [first.id]);
    await placeOrder(server, second);
  });

  it("moves from an unpaid order to the one that replaces it", async () => {
    const { variantId } = await makeSingle(owner);
    const coupon = await makeCoupon(owner, { max_uses: 1, is_first_order_only: true });
    const key = randomUUID();
    const unpaid = withCoupon(unpaidOrderOf(variantId), coupon);
    await placeOrder(server, unpaid, { key, hash: "card" });
    const { email, phone } = unpaid;
    const cash = withCoupon(orderOf([{ variantId }], { email, phone, replaces_unpaid: true }), coupon);
    await placeOrder(server, cash, { key, hash: "cash" });
    expect(await usesOf(owner, coupon)).toBe(1);
  });

  it("leads to a refund of a late payment when another customer has used it up since", async () => {
    const { variantId } = await makeSingle(owner);
    const coupon = await makeCoupon(owner, { max_uses: 1 });
    const order = await placeOrder(server, withCoupon(unpaidOrderOf(variantId), coupon));
    const gatewayOrderId = await attachGatewayOrder(server, order.id);
    await server.query("select public.transition_order($1, 'Cancelled', 'system')", [order.id]);
    await placeOrder(server, withCoupon(orderOf([{ variantId }]), coupon));
    const late = await capture(server, gatewayOrderId, newPaymentId(), 498);
    expect(late).toMatchObject({ result: "coupon_gone" });
    expect(await usesOf(owner, coupon)).toBe(1);
  });

  it("takes off only the discounts of the lines", async () => {
    const { order } = await buy({});
    for (const wrong of [{ coupon_discount: 60 }, { coupon: null }, { total: 0 }]) {
      expect((await refusalOf(placeOrder(server, { ...order, ...wrong } as typeof order))).code).toMatch(
        /^(PT422|23514)$/,
      );
    }
  });
});

describe("an order with total 0", () => {
  it("needs no payment and no gateway", () =>
    inRollback(owner, async (client) => {
      const { variantId } = await makeSingle(client);
      const coupon = await makeCoupon(client, { kind: "percent", value: 100 });
      const free = { payment_method: "none", shipping: 0, charges: { ...noCharges } };
      const order = withCoupon(orderOf([{ variantId }], { ...free, total: 499 }), coupon, 499);
      const { id } = await placeOrder(client, order);
      const { rows } = await client.query(
        "select status, payment_status, total from public.orders where id = $1",
        [id],
      );
      expect(rows).toEqual([{ status: "Confirmed", payment_status: "not_due", total: 0 }]);
    }));
});

const noCharges = { gst_rate: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

async function give(to: { userId?: string; email?: string }): Promise<CouponRow> {
  const { rows } = await owner.query(
    "select id, code, to_jsonb(updated_at) as updated_at from private.issue_coupon('test', 'T-', $1, $2, $3)",
    [{ kind: "fixed", value: 50 }, to.userId ?? null, to.email ?? null],
  );
  return rows[0];
}

async function buyWith(coupon: CouponRow, who: { userId?: string; email?: string }) {
  const { variantId } = await makeSingle(owner);
  return placeOrder(server, withCoupon(orderOf([{ variantId }], who), coupon));
}

const problemAt = async (coupon: CouponRow, userId: string | null, email: string | null) =>
  (
    await owner.query(
      "select private.find_coupon_problem(c, $2, $3, null) as problem from public.coupons c where id = $1",
      [coupon.id, userId, email],
    )
  ).rows[0].problem;

it("works for one mailbox only, and once, when given to an address", async () => {
  const email = `own.${randomUUID().slice(0, 8)}@example.com`;
  const coupon = await give({ email });
  const notYours = { hint: "coupon_invalid", detail: "not_yours" };
  expect(await refusalOf(buyWith(coupon, { email: "x@example.com" }))).toMatchObject(notYours);
  await buyWith(coupon, { email: email.replace("@", "+tees@").toUpperCase() });
  expect(await usesOf(owner, coupon)).toBe(1);
  expect(await refusalOf(buyWith(coupon, { email }))).toMatchObject({ detail: "used_up" });
});

it("works for one account only, logged in, when given to an account", async () => {
  const { asha, ravi } = people;
  const coupon = await give({ userId: asha });
  expect(await problemAt(coupon, null, "asha@kapas.test")).toBe("not_yours");
  expect(await problemAt(coupon, ravi, null)).toBe("not_yours");
  expect(await problemAt(coupon, asha, null)).toBeNull();
});

it("a coupon for one address waits until the cart has an address", async () => {
  expect(await problemAt(await give({ email: "waits@example.com" }), null, null)).toBeNull();
});

it("generated coupons are one set per campaign in the admin, each with its own code", async () => {
  const codes = await Promise.all([1, 2, 3].map((n) => give({ email: `set${n}@example.com` })));
  const { rows } = await owner.query("select distinct batch from public.coupons where id = any ($1)", [
    codes.map(({ id }) => id),
  ]);
  expect([rows.length, new Set(codes.map(({ code }) => code)).size]).toEqual([1, 3]);
});
