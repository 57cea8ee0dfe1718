"use client";

import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import { formatPaise } from "@/lib/money";
import type { RefundStep } from "@/lib/orders/desk-money";
import { formatMoment } from "@/lib/orders/when";
import { decideRefundAction } from "@/server/orders/admin-actions";

const looks = {
  waiting: { label: "Waits for a second person", variant: "warning" },
  done: { label: "Agreed", variant: "success" },
  declined: { label: "Not sent", variant: "muted" },
} as const;

/** Refunds that need two people: who asked, who decided, and the buttons of the second one. */
export function RefundSteps({ steps, canRefund }: { steps: readonly RefundStep[]; canRefund: boolean }) {
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
          <p className="wrap-anywhere text-muted-foreground">
            Asked by {step.askedBy}, {formatMoment(step.askedAt)}
            {step.upiId ? ` · ${step.upiId}` : ""} · {step.note}
          </p>
          {step.decidedBy && step.decidedAt ? (
            <p className="text-muted-foreground">
              {step.outcome === "declined" ? "Declined" : "Agreed"} by {step.decidedBy},{" "}
              {formatMoment(step.decidedAt)}
            </p>
          ) : null}
          {step.outcome === "waiting" && canRefund ? <Decision step={step} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Decision({ step: { stepId, isMine, amountPaise } }: { step: RefundStep }) {
  const { isWorking, failure, run } = usePageAction();
  const decide = (isAgreed: boolean) =>
    run(
      () => decideRefundAction({ stepId, isAgreed }),
      isAgreed ? "Agreed: the money is on its way back" : "It is not sent",
    );
  return (
    <div className="mt-2 grid gap-2">
      {failure ? (
        <Alert variant="destructive" isLive>
          {failure.message}
        </Alert>
      ) : null}
      {isMine ? (
        <p className="text-muted-foreground">A colleague who may send money back must agree on this page.</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isMine ? null : (
          <Button size="sm" variant="brand" isPending={isWorking} onClick={() => decide(true)}>
            Agree: send {formatPaise(amountPaise)}
          </Button>
        )}
        <Button size="sm" variant="outline" isPending={isWorking && isMine} onClick={() => decide(false)}>
          {isMine ? "Take it back" : "Decline"}
        </Button>
      </div>
    </div>
  );
}
