import "server-only";
import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { money } from "@/lib/money-schema";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/orders/order";
import type { OrderRow } from "@/lib/orders/order-list";
import { row } from "@/lib/row";

// Checked here, because PostgREST does not know which columns of a view are never null.

export const orderRowSchema = z
  .object({
    id: z.string(),
    order_id: z.string(),
    name: z.string(),
    city: z.string(),
    status: z.enum(orderStatuses),
    payment_method: z.enum(paymentMethods),
    payment_status: z.enum(paymentStatuses),
    total: money,
    pieces: z.number().nullable(),
    tags: z.array(z.string()).nullable(),
    hold: z.string().nullable(),
    created_at: z.string(),
  })
  .transform(
    (row): Omit<OrderRow, "isLate"> => ({
      id: row.id,
      orderNumber: row.order_id,
      name: row.name,
      city: row.city,
      status: row.status,
      paymentMethod: row.payment_method,
      paymentStatus: row.payment_status,
      totalPaise: row.total,
      pieces: row.pieces ?? 0,
      tags: row.tags ?? [],
      hold: row.hold,
      createdAt: row.created_at,
    }),
  );

export const packingRowSchema = row(
  {
    id: z.string(),
    orderNumber: z.string(),
    name: z.string(),
    businessName: z.string().nullable(),
    phone: z.string(),
    address: shippingAddressSchema,
    note: z.string(),
    status: z.enum(orderStatuses),
    lines: z.array(
      z.object({ title: z.string(), color: z.string(), size: z.string(), quantity: z.number() }),
    ),
    createdAt: z.string(),
  },
  { orderNumber: "order_id", address: "shipping_address" },
);

export const breakRowSchema = row(
  {
    id: z.number(),
    reason: z.string(),
    paymentId: z.string(),
    orderNumber: z.string().nullable(),
    amountPaise: money.nullable(),
    currency: z.string(),
    createdAt: z.string(),
    isOpen: z.boolean(),
    isWaiting: z.boolean(),
    respondBy: z.string().nullable(),
    resolution: z.string().nullable(),
  },
  { amountPaise: "amount" },
);

export const deadMessageRowSchema = row({
  id: z.number(),
  topic: z.string(),
  channel: z.enum(["email", "sms", "slack"]),
  orderNumber: z.string().nullable(),
  attempts: z.number(),
  lastError: z.string().nullable(),
  deadAt: z.string(),
});
