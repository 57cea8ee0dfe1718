import { randomInt } from "node:crypto";
import { z } from "zod";
import { shopTimeMs } from "../shop-time";

export const notesSchema = z.union([z.record(z.string(), z.string()), z.tuple([])]);

export const orderSchema = z.object({
  id: z.string(),
  entity: z.literal("order"),
  amount: z.number(),
  amount_paid: z.number(),
  amount_due: z.number(),
  currency: z.string(),
  receipt: z.string().nullable(),
  offer_id: z.null(),
  status: z.enum(["created", "attempted", "paid"]),
  attempts: z.number(),
  notes: notesSchema,
  created_at: z.number(),
});

export const paymentSchema = z.object({
  id: z.string(),
  entity: z.literal("payment"),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(["created", "authorized", "captured", "refunded", "failed"]),
  order_id: z.string(),
  invoice_id: z.string().nullable(),
  international: z.boolean(),
  method: z.enum(["upi", "card", "emandate"]),
  amount_refunded: z.number(),
  refund_status: z.enum(["partial", "full"]).nullable(),
  captured: z.boolean(),
  description: z.string().nullable(),
  card_id: z.string().nullable(),
  bank: z.string().nullable(),
  wallet: z.null(),
  vpa: z.string().nullable(),
  /** Only on a subscription's payments, like the next one */
  customer_id: z.string().optional(),
  token_id: z.string().optional(),
  email: z.string(),
  contact: z.string(),
  notes: notesSchema,
  fee: z.number().nullable(),
  tax: z.number().nullable(),
  error_code: z.string().nullable(),
  error_description: z.string().nullable(),
  error_source: z.string().nullable(),
  error_step: z.string().nullable(),
  error_reason: z.string().nullable(),
  created_at: z.number(),
});

export const refundSchema = z.object({
  id: z.string(),
  entity: z.literal("refund"),
  amount: z.number(),
  currency: z.string(),
  payment_id: z.string(),
  notes: notesSchema,
  receipt: z.string().nullable(),
  acquirer_data: z.object({ arn: z.null() }),
  created_at: z.number(),
  batch_id: z.null(),
  status: z.enum(["pending", "processed", "failed"]),
  speed_processed: z.literal("normal"),
  speed_requested: z.literal("normal"),
});

export const disputeSchema = z.object({
  id: z.string(),
  entity: z.literal("dispute"),
  payment_id: z.string(),
  amount: z.number(),
  currency: z.string(),
  amount_deducted: z.number(),
  reason_code: z.literal("goods_or_services_not_received_or_partially_received"),
  respond_by: z.number(),
  status: z.enum(["open", "under_review", "won", "lost", "closed"]),
  phase: z.literal("chargeback"),
  created_at: z.number(),
});

export type RazorpayOrder = z.infer<typeof orderSchema>;
export type RazorpayPayment = z.infer<typeof paymentSchema>;
export type RazorpayRefund = z.infer<typeof refundSchema>;
export type RazorpayDispute = z.infer<typeof disputeSchema>;
export type Notes = z.infer<typeof notesSchema>;

export type Failure = { code: string; description: string; source: string; step: string; reason: string };

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

type Prefix =
  | ("order" | "pay" | "rfnd" | "disp" | "card" | "evt")
  | ("plan" | "item" | "sub" | "inv" | "li" | "cust" | "token");

/** Fourteen letters and digits after a prefix, as in Razorpay's own ids. */
export function newId(prefix: Prefix): string {
  let id = `${prefix}_`;
  for (let index = 0; index < 14; index += 1) id += LETTERS[randomInt(LETTERS.length)];
  return id;
}

export function unixNow(): number {
  return Math.floor(shopTimeMs() / 1000);
}
