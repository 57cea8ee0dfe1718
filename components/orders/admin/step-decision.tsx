import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import type { RequestedStep } from "@/lib/orders/money-step";
import { formatMoment } from "@/lib/orders/when";
import type { Result } from "@/lib/result";

interface StepDecisionProps {
  step: RequestedStep;
  decide: (decision: { stepId: string; isAgreed: boolean }) => Promise<Result<unknown>>;
  /** The second person's button. */
  agree: string;
  agreed: string;
  declined: string;
  /** For the requester: who must decide. */
  waitsFor: string;
}

/** The buttons of the second person, and the requester's button to withdraw. */
export function StepDecision({
  step: { stepId, isMine },
  decide,
  agree,
  agreed,
  declined,
  waitsFor,
}: StepDecisionProps) {
  const { isWorking, failure, run } = usePageAction();
  const press = (isAgreed: boolean) => run(() => decide({ stepId, isAgreed }), isAgreed ? agreed : declined);
  return (
    <div className="mt-2 grid gap-2">
      <FailureAlert message={failure?.message} />
      {isMine ? <p className="text-muted-foreground">{waitsFor}</p> : null}
      <div className="flex flex-wrap gap-2">
        {isMine ? null : (
          <Button size="sm" variant="brand" isPending={isWorking} onClick={() => press(true)}>
            {agree}
          </Button>
        )}
        <Button size="sm" variant="outline" isPending={isWorking && isMine} onClick={() => press(false)}>
          {isMine ? "Withdraw" : "Decline"}
        </Button>
      </div>
    </div>
  );
}

/** Who approved or declined, and when; empty while pending. */
export function DecidedBy({ step: { decidedBy, decidedAt, outcome } }: { step: RequestedStep }) {
  if (!decidedBy || !decidedAt) return null;
  return (
    <p className="text-muted-foreground">
      {outcome === "declined" ? "Declined" : "Approved"} by {decidedBy}, {formatMoment(decidedAt)}
    </p>
  );
}
