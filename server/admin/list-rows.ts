import "server-only";
import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { money } from "@/lib/money-schema";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/orders/order";
import type { OrderRow } from "@/lib/orders/order-list";
import { row } from "@/lib/row";

// Checked here, because PostgREST does not report which columns of a view are never null.

export const orderRowSchema = row(
  {
    id: z.string(),
    orderNumber: z.string(),
    name: z.string(),
    city: z.string(),
    status: z.enum(orderStatuses),
    paymentMethod: z.enum(paymentMethods),
    paymentStatus: z.enum(paymentStatuses),
    totalPaise: money,
    itemCount: z.number().nullable(),
    tags: z.array(z.string()).nullable(),
    hold: z.string().nullable(),
    createdAt: z.string(),
  },
  { orderNumber: "order_id", totalPaise: "total" },
).transform(
  ({ itemCount, tags, ...order }): Omit<OrderRow, "isLate"> => ({
    ...order,
    itemCount: itemCount ?? 0,
    tags: tags ?? [],
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
