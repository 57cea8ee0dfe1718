import { Section } from "@/components/admin/section";
import type { AdminSubmission } from "@/lib/submissions/admin-submission";
import { explainClosedDecision } from "@/lib/submissions/decision";
import { describeReasons } from "@/lib/submissions/reasons";
import { isWaiting } from "@/lib/submissions/waiting";
import { ApproveGroup } from "./approve-group";
import { DecisionForm } from "./decision-form";
import { ReviewAssignment } from "./review-assignment";

/** The decision so far, and the possible decisions. */
export function ReviewBox({ submission }: { submission: AdminSubmission }) {
  const { status, reasons, answer, reviewerName, isByRule } = submission;
  const isOpen = isWaiting(status);
  const closed = explainClosedDecision(submission);
  return (
    <Section id="review-heading" title={isOpen ? "Your decision" : "Decision"} className="grid gap-4">
      {isOpen ? <ReviewAssignment submission={submission} /> : null}
      {!isOpen && status !== "withdrawn" ? (
        <div>
          {reviewerName || isByRule ? (
            <p>
              {isByRule ? "Approved automatically: only text and our own artwork." : `By ${reviewerName}.`}
            </p>
          ) : null}
          <ul className="mt-1 grid gap-1">
            {describeReasons(reasons).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {answer ? <p className="wrap-anywhere mt-2 whitespace-pre-line">“{answer}”</p> : null}
        </div>
      ) : null}
      {closed === null ? (
        <>
          {isOpen ? null : <p className="text-muted-foreground">You can change it until it's printed.</p>}
          <DecisionForm submission={submission} />
          {isOpen ? <ApproveGroup tees={submission.groupTees} /> : null}
        </>
      ) : (
        <p className="text-muted-foreground">{closed}</p>
      )}
    </Section>
  );
}
