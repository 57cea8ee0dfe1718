"use client";

import type { MoneyStep } from "@/lib/orders/money-case";
import { describeNewRefund } from "@/lib/orders/new-refund";
import { formatMoment } from "@/lib/orders/when";
import { decideMoneyStepAction } from "@/server/payments/admin-actions";
import { DecidedBy, StepDecision } from "./step-decision";

interface PaymentTimelineProps {
  steps: readonly MoneyStep[];
  /** Without an order. */
  isUnmatched: boolean;
  canWrite: boolean;
}

const deeds: Record<MoneyStep["kind"], string> = {
  note: "Note",
  match: "Matched to an order",
  refund: "Another refund requested",
  close: "Case closed",
};

/** Staff activity on a case, newest first; a step that waits for a second person has its buttons. */
export function PaymentTimeline({ steps, isUnmatched, canWrite }: PaymentTimelineProps) {
  return (
    <section aria-labelledby="money-story" className="mt-10">
      <h2 id="money-story" className="font-semibold text-lg">
        Staff activity
      </h2>
      {steps.length === 0 ? <p className="mt-2 text-muted-foreground">Nothing yet.</p> : null}
      <ul className="mt-2 grid gap-4">
        {steps.map((step) => (
          <li key={step.stepId} className="border-l-2 pl-4">
            <p className="flex flex-wrap gap-x-3">
              <b className="font-semibold">{titleOf(step, isUnmatched)}</b>
              <span className="text-muted-foreground">
                {step.askedBy}, {formatMoment(step.askedAt)}
              </span>
            </p>
            <p className="wrap-anywhere">{step.note}</p>
            <DecidedBy step={step} />
            {step.outcome === "waiting" && canWrite ? (
              <StepDecision
                step={step}
                decide={decideMoneyStepAction}
                agree="Approve"
                agreed={step.kind === "refund" ? describeNewRefund(step.upiId !== null) : "Approved and done"}
                declined="Declined"
                waitsFor="A colleague with access to payments must approve."
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ kind, outcome, orderNumber, upiId }: MoneyStep, isUnmatched: boolean): string {
  const deed =
    kind === "refund" && isUnmatched ? "Refund to the original payment method requested" : deeds[kind];
  const to = orderNumber ? ` (${orderNumber})` : upiId ? ` (${upiId})` : "";
  const how = outcome === "waiting" ? ": needs approval" : outcome === "declined" ? ": not done" : "";
  return `${deed}${to}${how}`;
}
