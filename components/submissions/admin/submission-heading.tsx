import { PageHeading } from "@/components/admin/page-heading";
import { Badge } from "@/components/ui/badge";
import { officePaths } from "@/lib/office-paths";
import { formatDayAndTime } from "@/lib/orders/when";
import type { DeskSubmission } from "@/lib/submissions/desk-submission";
import { isLate, isWaiting, tellWait } from "@/lib/submissions/waiting";
import { SubmissionBadge } from "./submission-badge";

interface SubmissionHeadingProps {
  submission: DeskSubmission;
  now: string;
  promisedHours: number;
}

export function SubmissionHeading({ submission, now, promisedHours }: SubmissionHeadingProps) {
  const { id, name, status, isByRule, source, cut, colour, submittedAt, shopper, isGuest } = submission;
  const isOver = isWaiting(status) && isLate(submittedAt, now, promisedHours);
  return (
    <PageHeading
      title={name}
      actions={
        <a href={officePaths.submissionFiles(id)} download className="link inline-flex min-h-9 items-center">
          Print files (ZIP)
        </a>
      }
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SubmissionBadge status={status} isByRule={isByRule} />
        {isOver ? <Badge variant="destructive">Late</Badge> : null}
        <span>
          {cut} cut, {colour}
        </span>
        <span>{`${source === "order" ? "From an order" : "From a shopper"}${isGuest ? ", a guest" : shopper ? `, ${shopper}` : ""}`}</span>
        <span>
          {isWaiting(status)
            ? `Waits ${tellWait(submittedAt, now)}; ${promisedHours} hours are promised`
            : `Sent ${formatDayAndTime(new Date(submittedAt))}`}
        </span>
      </span>
    </PageHeading>
  );
}
