import { z } from "zod";
import { notesSchema } from "../entities";

export const planSchema = z.object({
  id: z.string(),
  entity: z.literal("plan"),
  interval: z.number(),
  period: z.literal("monthly"),
  item: z.object({
    id: z.string(),
    active: z.literal(true),
    name: z.string(),
    description: z.string().nullable(),
    amount: z.number(),
    unit_amount: z.number(),
    currency: z.string(),
    type: z.literal("plan"),
    unit: z.null(),
    tax_inclusive: z.literal(false),
    hsn_code: z.null(),
    sac_code: z.null(),
    tax_rate: z.null(),
    tax_id: z.null(),
    tax_group_id: z.null(),
    created_at: z.number(),
    updated_at: z.number(),
  }),
  notes: notesSchema,
  created_at: z.number(),
});

const moment = z.number().nullable();
const initiatorSchema = z.enum(["self", "customer"]).nullable();
const methodSchema = z.enum(["upi", "card", "emandate"]);

export const subscriptionSchema = z.object({
  id: z.string(),
  entity: z.literal("subscription"),
  plan_id: z.string(),
  customer_id: z.string().nullable(),
  status: z.enum([
    "created",
    "authenticated",
    "active",
    "pending",
    "halted",
    "paused",
    "cancelled",
    "completed",
    "expired",
  ]),
  current_start: moment,
  current_end: moment,
  ended_at: moment,
  quantity: z.number(),
  notes: notesSchema,
  charge_at: moment,
  start_at: moment,
  end_at: moment,
  auth_attempts: z.number(),
  total_count: z.number(),
  paid_count: z.number(),
  customer_notify: z.boolean(),
  created_at: z.number(),
  expire_by: z.null(),
  paused_at: moment,
  short_url: z.null(),
  has_scheduled_changes: z.boolean(),
  change_scheduled_at: moment,
  source: z.literal("api"),
  offer_id: z.null(),
  payment_method: methodSchema.nullable(),
  /** Cycles without an invoice */
  remaining_count: z.number(),
  pause_initiated_by: initiatorSchema,
  cancel_initiated_by: initiatorSchema,
});

export const invoiceSchema = z.object({
  id: z.string(),
  entity: z.literal("invoice"),
  receipt: z.null(),
  invoice_number: z.null(),
  customer_id: z.string().nullable(),
  order_id: z.string(),
  subscription_id: z.string(),
  line_items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      amount: z.number(),
      unit_amount: z.number(),
      gross_amount: z.number(),
      tax_amount: z.literal(0),
      taxable_amount: z.number(),
      net_amount: z.number(),
      currency: z.string(),
      type: z.literal("plan"),
      quantity: z.number(),
    }),
  ),
  payment_id: z.string().nullable(),
  status: z.enum(["issued", "paid"]),
  issued_at: z.number(),
  paid_at: moment,
  date: z.number(),
  amount: z.number(),
  amount_paid: z.number(),
  amount_due: z.number(),
  currency: z.string(),
  notes: notesSchema,
  short_url: z.null(),
  billing_start: moment,
  billing_end: moment,
  type: z.literal("invoice"),
  created_at: z.number(),
});

const mandateSchema = z.object({
  method: methodSchema,
  vpa: z.string().optional(),
  bank: z.string().optional(),
  email: z.string(),
  contact: z.string(),
  tokenId: z.string(),
});

/** Razorpay's internal state of a subscription, never part of a response. */
export const termsSchema = z.object({
  /** How far this subscription's time is ahead of the real one */
  aheadS: z.number(),
  /** When the first cycle starts. null: with the first payment, which has not arrived */
  anchor: moment,
  /** The cycle that is charged next; the first is 0 */
  nextCycle: z.number(),
  mandate: mandateSchema.nullable(),
  /** This many of the next charges fail */
  failingCharges: z.number(),
});

export type Plan = z.infer<typeof planSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
export type Terms = z.infer<typeof termsSchema>;
export type MandateMethod = z.infer<typeof methodSchema>;
