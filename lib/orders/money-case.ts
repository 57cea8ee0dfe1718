import { z } from "zod";
import { formatIn } from "@/lib/currency";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { disputeSchema, refundSchema } from "./desk-money";
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
    /** Of what it shows, beside its notes. */
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
    /** To where it came from: it belongs to no order. */
    canSendBack: z.boolean(),
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

/** Money that fits no order, a refund that failed or a dispute, with all that is known of it. */
export type MoneyCase = z.infer<typeof moneyCaseSchema>;

/** How far a refund of it is, with which it closes; null: none is under way. */
function describeUnderWay({ refunds }: Pick<MoneyCase, "refunds">): string | null {
  const requested = refunds.filter(({ status }) => status === "requested");
  if (requested.some(({ method }) => method === "upi"))
    return "A refund waits to be paid by UPI, on the page of its order.";
  if (requested.length > 0) return "A refund waits to go to Razorpay.";
  return refunds.some(({ status }) => status === "pending") ? "A refund is on its way." : null;
}

/** Cash has no payment at the gateway: what goes back of it goes by UPI. */
export const isOfCash = ({ refunds }: Pick<MoneyCase, "refunds">) =>
  refunds.some(({ method, status }) => method === "upi" && status === "failed");

/** What can be done with an open case now, beside writing a note, and why something can't. */
export function listCaseSteps(money: MoneyCase): { kind: MoneyStepKind; why: string | null }[] {
  if (money.closedAt !== null) return [];
  const waits = money.steps.some(({ outcome }) => outcome === "waiting")
    ? "A step waits for a second person."
    : null;
  const refund = describeUnderWay(money);
  const underWay = refund && `${refund} The case closes when it has arrived.`;
  const kinds: MoneyStepKind[] = [
    ...(money.canMatch ? (["match"] as const) : []),
    ...(money.reason === "refund_failed" || money.canSendBack ? (["refund"] as const) : []),
    "close",
  ];
  return kinds.map((kind) => ({ kind, why: waits ?? (kind === "match" ? null : underWay) }));
}

/** What happens by itself, and what a person does. docs/operations.md says more. */
export function adviseOn({
  reason,
  amountPaise,
  currency,
  canMatch,
  canSendBack,
  refunds,
}: MoneyCase): string {
  const amount = amountPaise === null ? "the money" : formatIn(currency, amountPaise);
  switch (reason) {
    case "amount_mismatch":
    case "second_capture":
    case "stock_gone":
    case "coupon_gone":
    case "not_expected":
      return `The shop sends ${amount} back by itself, and the case closes when it has arrived.`;
    case "unknown_order":
      if (canMatch) {
        return `Find out whose ${amount} this is and give it to their order: it pays the order, or goes back if the order expects none. If nobody knows it, send it back to where it came from.`;
      }
      if (canSendBack) return "It could not go back. Do what the reason says, then send it back again.";
      return refunds.length > 0
        ? "It goes back to where it came from, and the case closes when it has arrived."
        : "A refund of a payment that the shop does not know: compare it with Razorpay's dashboard and close the case.";
    case "refund_failed":
      return "Do what the reason says, then send the refund again: to where the money came from, or by UPI.";
    case "disputed":
      return "Answer in Razorpay's dashboard before the deadline. Won: the order goes on by itself. Lost: the bank has taken the money; cancel the order and close the case.";
    case "charge_without_order":
      return "The shop keeps trying, and the case closes once the order is made. Fix what the reason says, or refund the charge on the subscription's page.";
    case "coupon_reused":
      return `Ask the customer for ${amount}, or leave it; then close the case.`;
    default:
      return "Compare it with Razorpay's dashboard and close the case.";
  }
}

const note = z
  .string()
  .trim()
  .min(3, "Say why, for those who read it later")
  .max(400, "Please use at most 400 characters");

export const moneyStepSchema = z
  .strictObject({
    caseId: z.int().positive(),
    /** Of the case as it was shown. */
    version: z.string(),
    /** The same key never acts twice. */
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
        message: "An order number, such as KP-1A2B-3C4D-5E6F",
      });
    }
  });

export const moneyDecisionSchema = z.strictObject({ stepId: z.uuid(), isAgreed: z.boolean() });
