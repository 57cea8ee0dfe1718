import { z } from "zod";
import { money } from "@/lib/money-schema";
import { moneyStepFields, toAskedStep } from "./money-step";

export const paymentSchema = z
  .object({
    id: z.string(),
    amount: money,
    status: z.enum(["failed", "authorized", "captured"]),
    method: z.string().nullable(),
    refund_reason: z.string().nullable(),
    at: z.string(),
    left: money.nullable(),
    pays: z.boolean(),
    currency: z.string(),
  })
  .transform((row) => ({
    paymentId: row.id,
    amountPaise: row.amount,
    status: row.status,
    method: row.method,
    refundReason: row.refund_reason,
    at: row.at,
    leftPaise: row.left,
    pays: row.pays,
    currency: row.currency,
  }));

export type DeskPayment = z.infer<typeof paymentSchema>;

/** Pieces that a refund pays back. */
const pieceSchema = z
  .object({ order_item_id: z.number(), quantity: z.number() })
  .transform(({ order_item_id: itemId, quantity }) => ({ itemId, quantity }));

export type RefundedPiece = z.infer<typeof pieceSchema>;

export const refundSchema = z
  .object({
    id: z.string(),
    amount: money,
    reason: z.string(),
    method: z.enum(["source", "upi"]),
    upi_id: z.string().nullable(),
    status: z.enum(["requested", "pending", "processed", "failed"]),
    note: z.string(),
    lines: z.array(pieceSchema),
    error: z.string().nullable(),
    at: z.string(),
    currency: z.string(),
  })
  .transform((row) => ({
    refundId: row.id,
    amountPaise: row.amount,
    reason: row.reason,
    method: row.method,
    upiId: row.upi_id,
    status: row.status,
    note: row.note,
    pieces: row.lines,
    error: row.error,
    at: row.at,
    currency: row.currency,
  }));

export type DeskRefund = z.infer<typeof refundSchema>;

/** A refund for which a second person must agree: who asked, and what became of it. */
export const refundStepSchema = z
  .object({ ...moneyStepFields, amount: money, lines: z.array(pieceSchema) })
  .transform(({ amount, lines, ...row }) => ({ ...toAskedStep(row), amountPaise: amount, pieces: lines }));

export type RefundStep = z.infer<typeof refundStepSchema>;

export const disputeSchema = z
  .object({
    id: z.string(),
    status: z.string(),
    amount: money,
    reason: z.string().nullable(),
    respond_by: z.string().nullable(),
  })
  .transform((row) => ({
    disputeId: row.id,
    status: row.status,
    amountPaise: row.amount,
    reason: row.reason,
    respondBy: row.respond_by,
  }));

export const messageSchema = z
  .object({
    id: z.number(),
    topic: z.string(),
    channel: z.enum(["email", "sms"]),
    queued_at: z.string(),
    sent_at: z.string().nullable(),
    dead_at: z.string().nullable(),
    error: z.string().nullable(),
    has_code: z.boolean(),
  })
  .transform((row) => ({
    messageId: row.id,
    topic: row.topic,
    channel: row.channel,
    queuedAt: row.queued_at,
    sentAt: row.sent_at,
    deadAt: row.dead_at,
    error: row.error,
    hasCode: row.has_code,
  }));

export type DeskMessage = z.infer<typeof messageSchema>;
