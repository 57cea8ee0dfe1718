"use client";

import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { assignSubmissionAction } from "@/server/submissions/admin-actions";
import { KeyHint } from "./key-hint";

type Taken = Pick<AdminSubmission, "id" | "rev" | "status" | "isMine" | "reviewerName">;

/** The current reviewer, and buttons to start, stop or take over. */
export function ReviewAssignment({ submission }: { submission: Taken }) {
  const { isWorking, failure, run } = usePageAction();
  const { id, rev, status, isMine, reviewerName } = submission;
  const isTaken = status === "in_review";
  const isPutBack = isTaken && isMine;
  const who = !isTaken ? "Unassigned." : isMine ? "Assigned to you." : `Assigned to ${reviewerName}.`;
  const deed = isPutBack ? "Unassign" : isTaken ? "Take over" : "Assign to me";

  function take(): void {
    const successMessage = isPutBack ? "Unassigned" : "Assigned to you";
    run(() => assignSubmissionAction({ id, rev, isTaken: !isPutBack }), successMessage);
  }

  return (
    <>
      <FailureAlert message={failure?.message} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p>{who}</p>
        <Button variant="outline" size="sm" isPending={isWorking} aria-keyshortcuts="t" onClick={take}>
          {deed} <KeyHint>T</KeyHint>
        </Button>
      </div>
    </>
  );
}
