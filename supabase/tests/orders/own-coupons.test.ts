import { randomUUID } from "node:crypto";
import { owner, server } from "../support/backend/database";
import type { CouponRow } from "../support/orders/coupons";
import { usesOf, withCoupon } from "../support/orders/coupons";
import { people } from "../support/people/actors";
import { refusalOf } from "../support/refusal";
import { makeSingle, orderOf, placeOrder } from "../support/shop";

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

it("waits for the address in a cart without one", async () => {
  expect(await problemAt(await give({ email: "waits@example.com" }), null, null)).toBeNull();
});

it("is one of a set per campaign in the admin, each with its own code", async () => {
  const codes = await Promise.all([1, 2, 3].map((n) => give({ email: `set${n}@example.com` })));
  const { rows } = await owner.query("select distinct batch from public.coupons where id = any ($1)", [
    codes.map(({ id }) => id),
  ]);
  expect([rows.length, new Set(codes.map(({ code }) => code)).size]).toEqual([1, 3]);
});
