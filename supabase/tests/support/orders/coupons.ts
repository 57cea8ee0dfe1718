import { randomUUID } from "node:crypto";
import type { Db, OrderInput } from "../shop";

export type CouponRow = { id: number; updated_at: string; code: string };

export async function makeCoupon(db: Db, columns: Record<string, unknown> = {}): Promise<CouponRow> {
  const row = {
    code: `T-${randomUUID().slice(0, 12).toUpperCase()}`,
    kind: "fixed",
    value: 50,
    starts_at: "2026-01-01T00:00:00Z",
    ...columns,
  };
  const names = Object.keys(row);
  const { rows } = await db.query(
    `insert into public.coupons (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})
     returning id, code, to_jsonb(updated_at) as updated_at`,
    Object.values(row),
  );
  return rows[0];
}

/** The order with the coupon's discount on its first line. */
export function withCoupon(order: OrderInput, { id, updated_at }: CouponRow, discount = 50): OrderInput {
  const [first, ...others] = order.lines;
  if (!first) throw new Error("an order without lines");
  return {
    ...order,
    coupon: { id, updated_at },
    coupon_discount: discount,
    total: order.total - discount,
    lines: [{ ...first, coupon_discount: discount, taxable: first.taxable - discount }, ...others],
  };
}

export async function usesOf(db: Db, { id }: CouponRow): Promise<number> {
  return (await db.query("select used from public.coupons where id = $1", [id])).rows[0].used;
}
