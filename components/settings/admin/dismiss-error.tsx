"use client";

import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import { dismissErrorAction } from "@/server/error-reports/admin-actions";

interface DismissErrorProps {
  type: string;
  fingerprint: string;
  seenAt: string;
  message: string;
}

/** Removes an error from the list until it happens again. */
export function DismissError({ message, ...error }: DismissErrorProps) {
  const { isWorking, failure, run } = usePageAction();
  const dismiss = () => {
    run(
      () => dismissErrorAction(error),
      "Dismissed. It returns if it happens again.",
      () =>
        // The button goes with its line.
        document.getElementById("main")?.focus(),
    );
  };
  return (
    <>
      <FailureAlert message={failure?.message} />
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        isPending={isWorking}
        aria-label={`Dismiss: ${message}`}
        onClick={dismiss}
      >
        Dismiss
      </Button>
    </>
  );
}
