import { z } from "zod";
import { money } from "@/lib/money-schema";
import { orderStatuses, paymentMethods, paymentStatuses } from "@/lib/orders/order";

const statementSchema = z.object({ note: z.string(), by: z.string(), at: z.string() });

const orderSchema = z
  .object({
    order_number: z.string(),
    status: z.enum(orderStatuses),
    payment_status: z.enum(paymentStatuses),
    payment_method: z.enum(paymentMethods),
    total: money,
    at: z.string(),
    is_guest: z.boolean(),
    returns: z.array(
      z.object({
        kind: z.enum(["return", "exchange"]),
        status: z.enum(["Requested", "Received", "Rejected", "Withdrawn"]),
        at: z.string(),
      }),
    ),
  })
  .transform((row) => ({
    orderNumber: row.order_number,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    totalPaise: row.total,
    at: row.at,
    /** Placed without the account, with its proven address. */
    isGuest: row.is_guest,
    returns: row.returns,
  }));

const addressSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    name: z.string(),
    phone: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    pincode: z.string(),
    state: z.string(),
    is_default: z.boolean(),
  })
  .transform(({ is_default: isDefault, ...address }) => ({ ...address, isDefault }));

const noteSchema = z.object({ id: z.number(), by: z.string(), body: z.string(), at: z.string() });

const stepSchema = z.object({
  id: z.number(),
  by: z.string(),
  step: z.string(),
  note: z.string().nullable(),
  sessions: z.number().nullable(),
  at: z.string(),
});

/** What desk_customer() answers. */
export const deskCustomerSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    is_email_proven: z.boolean(),
    phone: z.string().nullable(),
    is_phone_proven: z.boolean(),
    joined_at: z.string(),
    last_sign_in_at: z.string().nullable(),
    is_staff: z.boolean(),
    sessions: z.number(),
    block: statementSchema.nullable(),
    deletion: statementSchema.nullable(),
    figures: z
      .object({ orders: z.number(), value: money, returns: z.number(), refused: z.number() })
      .transform(({ value, ...counts }) => ({ ...counts, valuePaise: value })),
    orders: z.array(orderSchema),
    addresses: z.array(addressSchema),
    notes: z.array(noteSchema),
    steps: z.array(stepSchema),
  })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    isEmailProven: row.is_email_proven,
    phone: row.phone,
    isPhoneProven: row.is_phone_proven,
    joinedAt: row.joined_at,
    lastSignInAt: row.last_sign_in_at,
    isStaff: row.is_staff,
    /** How many are open. */
    sessions: row.sessions,
    block: row.block,
    /** A written request to delete the account. */
    deletion: row.deletion,
    figures: row.figures,
    /** The newest 50. */
    orders: row.orders,
    addresses: row.addresses,
    notes: row.notes,
    steps: row.steps,
  }));

/** A customer as the desk shows them. */
export type DeskCustomer = z.infer<typeof deskCustomerSchema>;
