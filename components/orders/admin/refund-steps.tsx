"use client";

import { Badge } from "@/components/ui/badge";
import { formatPaise } from "@/lib/money";
import type { RefundStep } from "@/lib/orders/desk-money";
import type { DeskItem } from "@/lib/orders/desk-order";
import { describeNewRefund } from "@/lib/orders/new-refund";
import { formatMoment } from "@/lib/orders/when";
import { decideRefundAction } from "@/server/orders/admin-actions";
import { DecidedBy, StepDecision } from "./step-decision";
import { tellPieces } from "./tell-pieces";

const looks = {
  waiting: { label: "Waits for a second person", variant: "warning" },
  done: { label: "Agreed", variant: "success" },
  declined: { label: "Not sent", variant: "muted" },
} as const;

interface RefundStepsProps {
  steps: readonly RefundStep[];
  items: readonly DeskItem[];
  canRefund: boolean;
}

/** Refunds that need two people: who asked, who decided, and the buttons of the second one. */
export function RefundSteps({ steps, items, canRefund }: RefundStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label="Refunds for two people" className="mt-2 divide-y border-b">
      {steps.map((step) => (
        <li key={step.stepId} className="py-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>
              Refund of <b className="tabular-nums">{formatPaise(step.amountPaise)}</b>
            </span>
            <Badge variant={looks[step.outcome].variant}>{looks[step.outcome].label}</Badge>
          </p>
          <p className="wrap-anywhere text-muted-foreground">{`Asked by ${step.askedBy}, ${formatMoment(step.askedAt)}${tellPieces(step.pieces, items)}${step.upiId ? ` · ${step.upiId}` : ""} · ${step.note}`}</p>
          <DecidedBy step={step} />
          {step.outcome === "waiting" && canRefund ? (
            <StepDecision
              step={step}
              decide={decideRefundAction}
              agree={`Agree: send ${formatPaise(step.amountPaise)}`}
              agreed={describeNewRefund(step.upiId !== null)}
              declined="It is not sent"
              waitsFor="A colleague who may send money back must agree on this page."
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
