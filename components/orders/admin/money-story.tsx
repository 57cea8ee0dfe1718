"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { usePageAction } from "@/components/ui/use-page-action";
import type { MoneyStep } from "@/lib/orders/money-case";
import { formatMoment } from "@/lib/orders/when";
import { decideMoneyStepAction } from "@/server/payments/admin-actions";

interface MoneyStoryProps {
  steps: readonly MoneyStep[];
  /** Of no order. */
  isOfNobody: boolean;
  canWrite: boolean;
}

const deeds: Record<MoneyStep["kind"], string> = {
  note: "Note",
  match: "Given to an order",
  refund: "Refund sent again",
  close: "Case closed",
};

/** What staff did with a case, the newest first; what waits for a second person has its buttons. */
export function MoneyStory({ steps, isOfNobody, canWrite }: MoneyStoryProps) {
  return (
    <section aria-labelledby="money-story" className="mt-10">
      <h2 id="money-story" className="font-semibold text-lg">
        What staff did
      </h2>
      {steps.length === 0 ? <p className="mt-2 text-muted-foreground">Nothing yet.</p> : null}
      <ul className="mt-2 grid gap-4">
        {steps.map((step) => (
          <li key={step.stepId} className="border-l-2 pl-4">
            <p className="flex flex-wrap gap-x-3">
              <b className="font-semibold">{titleOf(step, isOfNobody)}</b>
              <span className="text-muted-foreground">
                {step.askedBy}, {formatMoment(step.askedAt)}
              </span>
            </p>
            <p className="wrap-anywhere">{step.note}</p>
            {step.decidedBy && step.decidedAt ? (
              <p className="text-muted-foreground">
                {step.outcome === "declined" ? "Declined" : "Agreed"} by {step.decidedBy},{" "}
                {formatMoment(step.decidedAt)}
              </p>
            ) : null}
            {step.outcome === "waiting" && canWrite ? <Decision step={step} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ kind, outcome, orderNumber, upiId }: MoneyStep, isOfNobody: boolean): string {
  const deed = kind === "refund" && isOfNobody ? "Sent back to where it came from" : deeds[kind];
  const to = orderNumber ? ` (${orderNumber})` : upiId ? ` (${upiId})` : "";
  const how =
    outcome === "waiting" ? ": waits for a second person" : outcome === "declined" ? ": not done" : "";
  return `${deed}${to}${how}`;
}

function Decision({ step }: { step: MoneyStep }) {
  const { isWorking, failure, run } = usePageAction();
  const decide = (isAgreed: boolean) =>
    run(
      () => decideMoneyStepAction({ stepId: step.stepId, isAgreed }),
      isAgreed ? "Agreed, and done" : "It is not done",
    );
  return (
    <div className="mt-2 grid gap-2">
      {failure ? (
        <Alert variant="destructive" isLive>
          {failure.message}
        </Alert>
      ) : null}
      {step.isMine ? (
        <p className="text-muted-foreground">A colleague who looks after the money must agree.</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {step.isMine ? null : (
          <Button size="sm" variant="brand" isPending={isWorking} onClick={() => decide(true)}>
            Agree
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          isPending={isWorking && step.isMine}
          onClick={() => decide(false)}
        >
          {step.isMine ? "Take it back" : "Decline"}
        </Button>
      </div>
    </div>
  );
}
