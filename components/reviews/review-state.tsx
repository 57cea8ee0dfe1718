import { Badge, type BadgeProps } from "@/components/ui/badge";
import { describeReviewStatus, type OwnReview, type ReviewStatus, statusLabels } from "@/lib/reviews/review";

const looks: Record<ReviewStatus, BadgeProps["variant"]> = {
  pending: "warning",
  published: "success",
  rejected: "muted",
};

/** The status of a review, for its author. */
export function ReviewState({ review }: { review: Pick<OwnReview, "status" | "refusal" | "refusalNote"> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <Badge variant={looks[review.status]}>{statusLabels[review.status]}</Badge>
      <span className="wrap-anywhere text-muted-foreground">{describeReviewStatus(review)}</span>
    </p>
  );
}
