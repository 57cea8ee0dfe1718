"use client";

import { Badge } from "@/components/ui/badge";
import { formatPaise } from "@/lib/money";
import type { RefundStep } from "@/lib/orders/admin-money";
import type { AdminItem } from "@/lib/orders/admin-order";
import { describeNewRefund } from "@/lib/orders/new-refund";
import { formatMoment } from "@/lib/orders/when";
import { decideRefundAction } from "@/server/orders/admin-actions";
import { formatRefundedItems } from "./format-refunded-items";
import { DecidedBy, StepDecision } from "./step-decision";

const looks = {
  waiting: { label: "Needs approval", variant: "warning" },
  done: { label: "Approved", variant: "success" },
  declined: { label: "Not refunded", variant: "muted" },
} as const;

interface RefundStepsProps {
  steps: readonly RefundStep[];
  items: readonly AdminItem[];
  canRefund: boolean;
}

/** Refunds that need two people: who requested, who decided, and the second person's buttons. */
export function RefundSteps({ steps, items, canRefund }: RefundStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label="Refunds needing approval" className="mt-2 divide-y border-b">
      {steps.map((step) => (
        <li key={step.stepId} className="py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              Refund of <b className="tabular-nums">{formatPaise(step.amountPaise)}</b>
            </span>
            <Badge variant={looks[step.outcome].variant}>{looks[step.outcome].label}</Badge>
          </p>
          <p className="wrap-anywhere text-muted-foreground">{`Requested by ${step.askedBy}, ${formatMoment(step.askedAt)}${formatRefundedItems(step.lines, items)}${step.upiId ? ` · ${step.upiId}` : ""} · ${step.note}`}</p>
          <DecidedBy step={step} />
          {step.outcome === "waiting" && canRefund ? (
            <StepDecision
              step={step}
              decide={decideRefundAction}
              agree={`Approve: refund ${formatPaise(step.amountPaise)}`}
              agreed={describeNewRefund(step.upiId !== null)}
              declined="Refund declined"
              waitsFor="A colleague who can refund must approve it on this page."
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
