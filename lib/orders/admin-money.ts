import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { moneyStepColumns, moneyStepFields } from "./money-step";
import { refundStatuses } from "./returns";

export const paymentSchema = row(
  {
    paymentId: z.string(),
    amountPaise: money,
    status: z.enum(["failed", "authorized", "captured"]),
    method: z.string().nullable(),
    refundReason: z.string().nullable(),
    at: z.string(),
    leftPaise: money.nullable(),
    pays: z.boolean(),
    currency: z.string(),
  },
  { paymentId: "id", amountPaise: "amount", leftPaise: "left" },
);

export type AdminPayment = z.infer<typeof paymentSchema>;

/** Items of a refund. */
const refundLineSchema = row({ itemId: z.number(), quantity: z.number() }, { itemId: "order_item_id" });

export type RefundLine = z.infer<typeof refundLineSchema>;

export const refundSchema = row(
  {
    refundId: z.string(),
    amountPaise: money,
    reason: z.string(),
    method: z.enum(["source", "upi"]),
    upiId: z.string().nullable(),
    status: z.enum(refundStatuses),
    note: z.string(),
    lines: z.array(refundLineSchema),
    error: z.string().nullable(),
    at: z.string(),
    currency: z.string(),
  },
  { refundId: "id", amountPaise: "amount" },
);

export type AdminRefund = z.infer<typeof refundSchema>;

/** A refund that needs a second person's approval: the requester, and the outcome. */
export const refundStepSchema = row(
  { ...moneyStepFields, amountPaise: money, lines: z.array(refundLineSchema) },
  { ...moneyStepColumns, amountPaise: "amount" },
);

export type RefundStep = z.infer<typeof refundStepSchema>;

export const disputeSchema = row(
  {
    disputeId: z.string(),
    status: z.string(),
    amountPaise: money,
    reason: z.string().nullable(),
    respondBy: z.string().nullable(),
  },
  { disputeId: "id", amountPaise: "amount" },
);

export type AdminDispute = z.infer<typeof disputeSchema>;

/** An open payment case of the order. */
export const openCaseSchema = row({ caseId: z.number(), reason: z.string() }, { caseId: "id" });

export const messageSchema = row(
  {
    messageId: z.number(),
    topic: z.string(),
    channel: z.enum(["email", "sms"]),
    queuedAt: z.string(),
    sentAt: z.string().nullable(),
    deadAt: z.string().nullable(),
    error: z.string().nullable(),
    hasCode: z.boolean(),
  },
  { messageId: "id" },
);

export type AdminMessage = z.infer<typeof messageSchema>;
