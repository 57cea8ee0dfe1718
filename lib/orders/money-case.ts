import { z } from "zod";
import { formatIn } from "@/lib/currency";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { disputeSchema, refundSchema } from "./admin-money";
import { moneyStepColumns, moneyStepFields } from "./money-step";
import { orderNumberPattern, orderStatuses, paymentStatuses } from "./order";
import { upiIdSchema } from "./schemas";

const moneyStepKinds = ["note", "match", "refund", "close"] as const;
export type MoneyStepKind = (typeof moneyStepKinds)[number];

const stepSchema = row(
  { ...moneyStepFields, kind: z.enum(moneyStepKinds), orderNumber: z.string().nullable() },
  moneyStepColumns,
);

export type MoneyStep = z.infer<typeof stepSchema>;

export const moneyCaseSchema = row(
  {
    caseId: z.number(),
    /** Of the displayed case, without its notes. */
    version: z.string(),
    reason: z.string(),
    paymentId: z.string(),
    gatewayOrderId: z.string().nullable(),
    /** In hundredths of `currency`. */
    amountPaise: money.nullable(),
    currency: z.string(),
    why: z.string().nullable(),
    createdAt: z.string(),
    closedAt: z.string().nullable(),
    resolution: z.string().nullable(),
    canMatch: z.boolean(),
    /** To the original payment method: it belongs to no order. */
    canRefundUnmatchedPayment: z.boolean(),
    order: row(
      {
        orderNumber: z.string(),
        name: z.string(),
        status: z.enum(orderStatuses),
        totalPaise: money,
        paymentStatus: z.enum(paymentStatuses),
      },
      { orderNumber: "number", totalPaise: "total" },
    ).nullable(),
    refunds: z.array(refundSchema),
    disputes: z.array(disputeSchema),
    steps: z.array(stepSchema),
  },
  { caseId: "id", amountPaise: "amount", closedAt: "resolved_at" },
);

/** A payment without a matching order, a failed refund or a dispute, with all known facts. */
export type MoneyCase = z.infer<typeof moneyCaseSchema>;

/** The status of the refund that closes it; null: none is running. */
function describeUnderWay({ refunds }: Pick<MoneyCase, "refunds">): string | null {
  const requested = refunds.filter(({ status }) => status === "requested");
  if (requested.some(({ method }) => method === "upi"))
    return "A refund needs to be paid by UPI, on its order's page.";
  if (requested.length > 0) return "A refund is queued for Razorpay.";
  return refunds.some(({ status }) => status === "pending") ? "A refund is processing." : null;
}

/** Cash has no gateway payment: it is refunded by UPI. */
export const isCodCase = ({ refunds }: Pick<MoneyCase, "refunds">) =>
  refunds.some(({ method, status }) => method === "upi" && status === "failed");

/** The possible actions on an open case, apart from notes, and why one is not possible. */
export function listCaseSteps(money: MoneyCase): { kind: MoneyStepKind; why: string | null }[] {
  if (money.closedAt !== null) return [];
  const waits = money.steps.some(({ outcome }) => outcome === "waiting") ? "A step needs approval." : null;
  const refund = describeUnderWay(money);
  const underWay = refund && `${refund} The case closes when it's done.`;
  const kinds: MoneyStepKind[] = [
    ...(money.canMatch ? (["match"] as const) : []),
    ...(money.reason === "refund_failed" || money.canRefundUnmatchedPayment ? (["refund"] as const) : []),
    "close",
  ];
  return kinds.map((kind) => ({ kind, why: waits ?? (kind === "match" ? null : underWay) }));
}

/** What happens automatically, and what a person does. docs/operations.md has the details. */
export function describeCaseAdvice({
  reason,
  amountPaise,
  currency,
  canMatch,
  canRefundUnmatchedPayment,
  refunds,
}: MoneyCase): string {
  const amount = amountPaise === null ? "the payment" : formatIn(currency, amountPaise);
  switch (reason) {
    case "amount_mismatch":
    case "second_capture":
    case "stock_gone":
    case "coupon_gone":
    case "group_closed":
    case "not_expected":
      return `${amount} is refunded automatically, and the case closes when it's done.`;
    case "unknown_order":
      if (canMatch) {
        return `Match this ${amount} to its order: it pays the order, or is refunded if none is due. If there's no such order, refund it.`;
      }
      if (canRefundUnmatchedPayment) return "The refund failed. Fix the reason, then refund it again.";
      return refunds.length > 0
        ? "It's refunded to the original payment method, and the case closes when it's done."
        : "A refund of an unknown payment. Compare it with Razorpay's dashboard and close the case.";
    case "refund_failed":
      return "Fix the reason, then refund it again: to the original payment method, or by UPI.";
    case "disputed":
      return "Respond in Razorpay's dashboard before the deadline. If you win, the order resumes automatically. If you lose, cancel the order and close the case.";
    case "charge_without_order":
      return "The shop keeps retrying, and the case closes once the order is created. Fix the reason, or refund the charge on the subscription's page.";
    case "coupon_reused":
      return `Ask the customer for ${amount} or waive it, then close the case.`;
    default:
      return "Compare it with Razorpay's dashboard and close the case.";
  }
}

const note = z.string().trim().min(3, "Enter a reason").max(400, "Please use at most 400 characters");

export const moneyStepSchema = z
  .strictObject({
    caseId: z.int().positive(),
    /** Of the case as displayed. */
    version: z.string(),
    /** An idempotency key. */
    key: z.uuid(),
    kind: z.enum(moneyStepKinds),
    note,
    orderNumber: z.string().trim().toUpperCase().nullable(),
    upiId: upiIdSchema.nullable(),
  })
  .superRefine(({ kind, orderNumber }, context) => {
    if (kind === "match" && !orderNumberPattern.test(orderNumber ?? "")) {
      context.addIssue({
        code: "custom",
        path: ["orderNumber"],
        message: "Enter an order number, such as KP-1A2B-3C4D-5E6F",
      });
    }
  });

export const moneyDecisionSchema = z.strictObject({ stepId: z.uuid(), isAgreed: z.boolean() });
