import { z } from "zod";
import { couponColumns, couponRuleFields, inPaise } from "@/lib/coupons/coupon-row";
import { money } from "@/lib/money-schema";
import type { AdminCoupon } from "@/lib/offers/admin-coupon";
import { couponState } from "@/lib/offers/coupon-list";
import { orderStatuses } from "@/lib/orders/order";
import { row } from "@/lib/row";
import { auditActions } from "@/lib/staff/audit";

const values = z.record(z.string(), z.unknown()).nullable();

const figuresSchema = row(
  {
    orders: z.number(),
    listValuePaise: money,
    discountPaise: money,
    deliveryPaise: money,
    revenuePaise: money,
    refundsPaise: money,
  },
  {
    listValuePaise: "list_value",
    discountPaise: "discount",
    deliveryPaise: "delivery",
    revenuePaise: "revenue",
    refundsPaise: "refunds",
  },
);

const orderSchema = row(
  {
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    createdAt: z.string(),
    totalPaise: money,
    discountPaise: money,
  },
  { orderNumber: "order_id", totalPaise: "total", discountPaise: "coupon_discount" },
);

const rowSchema = row(
  {
    ...couponRuleFields,
    startsAt: z.string(),
    endsAt: z.string().nullable(),
    maxUses: z.number().nullable(),
    maxUsesPerCustomer: z.number().nullable(),
    used: z.number(),
    isActive: z.boolean(),
    isUsed: z.boolean(),
    products: z.array(z.object({ id: z.number(), name: z.string() })),
    figures: figuresSchema,
    orders: z.array(orderSchema).nullable(),
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
  },
  couponColumns,
);

/** The result of get_admin_coupon(); `now` decides whether the coupon is active. */
export function adminCouponSchema(now: Date) {
  return rowSchema.transform(
    ({ used, isActive, isUsed, products, figures, orders, story, ...rules }): AdminCoupon => ({
      rules: inPaise(rules),
      version: rules.updatedAt,
      state: couponState({ ...rules, isActive, used }, now),
      isActive,
      used,
      isUsed,
      figures,
      products,
      orders,
      story,
    }),
  );
}
