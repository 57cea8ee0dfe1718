import { Badge, type BadgeProps } from "@/components/ui/badge";
import { adminStatuses } from "@/lib/reviews/admin-review";
import type { ReviewStatus } from "@/lib/reviews/review";

const looks: Record<ReviewStatus, BadgeProps["variant"]> = {
  pending: "warning",
  published: "success",
  rejected: "muted",
};

export function ReviewBadge({ status, reports }: { status: ReviewStatus; reports: number }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge variant={looks[status]}>{adminStatuses[status]}</Badge>
      {reports > 0 ? (
        <Badge variant="destructive">{reports === 1 ? "Reported" : `Reported ${reports} ×`}</Badge>
      ) : null}
    </span>
  );
}
