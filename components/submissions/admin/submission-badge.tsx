import { Badge, type BadgeProps } from "@/components/ui/badge";
import { adminStatuses } from "@/lib/submissions/queue-list";
import type { SubmissionStatus } from "@/lib/submissions/submission";

const looks: Record<SubmissionStatus, BadgeProps["variant"]> = {
  draft: "outline",
  submitted: "warning",
  in_review: "muted",
  approved: "success",
  changes_requested: "destructive",
  rejected: "destructive",
  withdrawn: "outline",
  archived: "outline",
};

/** `isByRule`: decided automatically, without a person. */
export function SubmissionBadge({ status, isByRule }: { status: SubmissionStatus; isByRule: boolean }) {
  const words = status === "draft" ? "Not submitted" : adminStatuses[status];
  return <Badge variant={looks[status]}>{isByRule ? `${words} automatically` : words}</Badge>;
}
