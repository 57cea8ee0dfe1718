import type { ReactNode } from "react";
import { Alert } from "./alert";
import { Button } from "./button";
import { cn } from "./cn";

interface ConfirmBelowProps {
  /** Names the step, and unfolds its effects and the button that takes it. */
  summary: string;
  /** The effects of the step. */
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
  isWorking: boolean;
  failure: { message: string } | null;
  /** Of the effects, for a link to them */
  id?: string;
  className?: string;
}

/** A step that can't be undone, such as a cancellation: its effects and its button are folded below its name. */
export function ConfirmBelow(props: ConfirmBelowProps) {
  const { summary, children, confirm, onConfirm, isWorking, failure, id, className } = props;
  return (
    <details className={cn("border-t pt-2", className)}>
      <summary className="link min-h-11 cursor-pointer content-center">{summary}</summary>
      <div id={id} className="mt-2 grid scroll-mt-36 justify-items-start gap-4">
        <p className="text-muted-foreground">{children}</p>
        {failure ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <Button variant="outline" isPending={isWorking} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </details>
  );
}
