import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AskedStep } from "@/lib/orders/money-step";
import { formatMoment } from "@/lib/orders/when";
import type { Result } from "@/lib/result";

interface StepDecisionProps {
  step: AskedStep;
  decide: (wish: { stepId: string; isAgreed: boolean }) => Promise<Result<unknown>>;
  /** On the button of the second person. */
  agree: string;
  agreed: string;
  declined: string;
  /** For who asked: whom it waits for. */
  waitsFor: string;
}

/** The buttons of the second person, and of who asked to take it back. */
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

/** Who agreed or declined, and when; nothing while it waits. */
export function DecidedBy({ step: { decidedBy, decidedAt, outcome } }: { step: AskedStep }) {
  if (!decidedBy || !decidedAt) return null;
  return (
    <p className="text-muted-foreground">
      {outcome === "declined" ? "Declined" : "Approved"} by {decidedBy}, {formatMoment(decidedAt)}
    </p>
  );
}
