import { z } from "zod";
import { couponKinds } from "@/lib/coupons/coupon";
import { toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { couponState } from "@/lib/offers/coupon-list";
import type { DeskCoupon } from "@/lib/offers/desk-coupon";
import { orderStatuses } from "@/lib/orders/order";
import { auditActions } from "@/lib/staff/audit";

const values = z.record(z.string(), z.unknown()).nullable();

const rowSchema = z.object({
  id: z.number(),
  code: z.string(),
  description: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  max_discount: money.nullable(),
  min_goods: money,
  min_pieces: z.number(),
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  max_uses: z.number().nullable(),
  max_uses_per_customer: z.number().nullable(),
  used: z.number(),
  is_first_order_only: z.boolean(),
  is_prepaid_only: z.boolean(),
  is_automatic: z.boolean(),
  is_active: z.boolean(),
  category_ids: z.array(z.number()),
  product_ids: z.array(z.number()),
  updated_at: z.string(),
  is_used: z.boolean(),
  products: z.array(z.object({ id: z.number(), name: z.string() })),
  figures: z
    .object({
      orders: z.number(),
      list_value: money,
      discount: money,
      delivery: money,
      revenue: money,
      refunds: money,
    })
    .transform((row) => ({
      orders: row.orders,
      listValuePaise: row.list_value,
      discountPaise: row.discount,
      deliveryPaise: row.delivery,
      revenuePaise: row.revenue,
      refundsPaise: row.refunds,
    })),
  orders: z
    .array(
      z
        .object({
          order_id: z.string(),
          status: z.enum(orderStatuses),
          created_at: z.string(),
          total: money,
          coupon_discount: money,
        })
        .transform((row) => ({
          orderNumber: row.order_id,
          status: row.status,
          createdAt: row.created_at,
          totalPaise: row.total,
          discountPaise: row.coupon_discount,
        })),
    )
    .nullable(),
  story: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      by: z.string(),
      action: z.enum(auditActions),
      before: values,
      after: values,
    }),
  ),
});

/** What coupon_desk() answers; `now` decides whether it runs. */
export function couponDeskSchema(now: Date) {
  return rowSchema.transform((row): DeskCoupon => {
    const schedule = { startsAt: row.starts_at, endsAt: row.ends_at, maxUses: row.max_uses };
    return {
      rules: {
        id: row.id,
        code: row.code,
        description: row.description,
        kind: row.kind,
        value: row.kind === "fixed" ? toPaise(row.value) : row.value,
        maxDiscountPaise: row.max_discount,
        minGoodsPaise: row.min_goods,
        minPieces: row.min_pieces,
        isFirstOrderOnly: row.is_first_order_only,
        isPrepaidOnly: row.is_prepaid_only,
        isAutomatic: row.is_automatic,
        categoryIds: row.category_ids,
        productIds: row.product_ids,
        updatedAt: row.updated_at,
        ...schedule,
        maxUsesPerCustomer: row.max_uses_per_customer,
      },
      version: row.updated_at,
      state: couponState({ ...schedule, isActive: row.is_active, used: row.used }, now),
      isActive: row.is_active,
      used: row.used,
      isUsed: row.is_used,
      figures: row.figures,
      products: row.products,
      orders: row.orders,
      story: row.story,
    };
  });
}
