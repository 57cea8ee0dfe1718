import "server-only";
import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { money } from "@/lib/money-schema";
import type { BreakRow } from "@/lib/orders/break-list";
import type { DeadMessageRow } from "@/lib/orders/dead-message-list";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/orders/order";
import type { OrderRow } from "@/lib/orders/order-list";
import type { PackingRow } from "@/lib/orders/packing-list";

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
    waits_for_return: z.boolean(),
    created_at: z.string(),
  })
  .transform(
    (row): OrderRow => ({
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
      waitsForReturn: row.waits_for_return,
      createdAt: row.created_at,
    }),
  );

export const packingRowSchema = z
  .object({
    id: z.string(),
    order_id: z.string(),
    name: z.string(),
    business_name: z.string().nullable(),
    phone: z.string(),
    shipping_address: shippingAddressSchema,
    note: z.string(),
    status: z.enum(orderStatuses),
    lines: z.array(
      z.object({ title: z.string(), color: z.string(), size: z.string(), quantity: z.number() }),
    ),
    waits_for_return: z.boolean(),
    created_at: z.string(),
  })
  .transform(
    (row): PackingRow => ({
      id: row.id,
      orderNumber: row.order_id,
      name: row.name,
      businessName: row.business_name,
      phone: row.phone,
      address: row.shipping_address,
      note: row.note,
      status: row.status,
      lines: row.lines,
      waitsForReturn: row.waits_for_return,
      createdAt: row.created_at,
    }),
  );

export const breakRowSchema = z
  .object({
    id: z.number(),
    reason: z.string(),
    payment_id: z.string(),
    order_number: z.string().nullable(),
    amount: money.nullable(),
    currency: z.string(),
    created_at: z.string(),
    is_open: z.boolean(),
    is_waiting: z.boolean(),
    respond_by: z.string().nullable(),
    resolution: z.string().nullable(),
  })
  .transform(
    (row): BreakRow => ({
      id: row.id,
      reason: row.reason,
      paymentId: row.payment_id,
      orderNumber: row.order_number,
      amountPaise: row.amount,
      currency: row.currency,
      createdAt: row.created_at,
      isOpen: row.is_open,
      isWaiting: row.is_waiting,
      respondBy: row.respond_by,
      resolution: row.resolution,
    }),
  );

export const deadMessageRowSchema = z
  .object({
    id: z.number(),
    topic: z.string(),
    channel: z.enum(["email", "sms", "slack"]),
    order_number: z.string().nullable(),
    attempts: z.number(),
    last_error: z.string().nullable(),
    dead_at: z.string(),
  })
  .transform(
    (row): DeadMessageRow => ({
      id: row.id,
      topic: row.topic,
      channel: row.channel,
      orderNumber: row.order_number,
      attempts: row.attempts,
      lastError: row.last_error,
      deadAt: row.dead_at,
    }),
  );
