import type { Tone } from "@/lib/orders/status";
import { formatMoment } from "@/lib/orders/when";
import { formatDuration } from "@/lib/settings/describe-terms";
import { isRefused, type Submission, type SubmissionStatus } from "./submission";

export const submissionTones: Readonly<Record<SubmissionStatus, Tone>> = {
  draft: "neutral",
  submitted: "waiting",
  in_review: "waiting",
  approved: "good",
  changes_requested: "waiting",
  rejected: "bad",
  withdrawn: "neutral",
  archived: "neutral",
};

/** "within 24 hours"; null: the settings could not be read. */
export function formatReviewTime(hours: number | null): string {
  return hours === null ? "soon" : `within ${formatDuration(hours, "hour")}`;
}

/** Shown before a design that has not been reviewed is ordered. */
export function describeDesignCheck(hours: number | null): string {
  return `Once you order, we check your design before we print it, ${formatReviewTime(hours)}.`;
}

type SubmissionState = Pick<
  Submission,
  "status" | "submittedAt" | "mayPublish" | "isProduct" | "shopSlug" | "isReplaced" | "decidedAt"
>;

function describePendingReview(
  { status, submittedAt }: SubmissionState,
  hours: number | null,
  now: Date,
): string {
  const sent = submittedAt ? `Sent on ${formatMoment(submittedAt)}. ` : "";
  const dueMs = submittedAt && hours !== null ? Date.parse(submittedAt) + hours * 3_600_000 : null;
  if (hours !== null && dueMs !== null && now.getTime() > dueMs)
    return `${sent}Sorry, this is taking longer than the ${formatDuration(hours, "hour")} we promised. We haven't forgotten it.`;
  const answer = `we'll get back to you ${formatReviewTime(hours)}${hours === null ? "" : " of that"}.`;
  return sent + (status === "in_review" ? `Our team is reviewing it now: ${answer}` : `W${answer.slice(1)}`);
}

/** The meaning of a state, for the author. */
export function describeSubmission(submission: SubmissionState, hours: number | null, now: Date): string {
  switch (submission.status) {
    case "draft":
      return "Only you can see it.";
    case "submitted":
    case "in_review":
      return describePendingReview(submission, hours, now);
    case "approved":
      if (submission.shopSlug !== null) return "We print it as it is, and it's for sale in the shop.";
      if (submission.isProduct) return "We print it as it is, and we're getting it ready for the shop.";
      return submission.mayPublish
        ? "We print it as it is. You've allowed us to sell it: you'll see it here when we do."
        : "We print it as it is. Order it whenever you like.";
    case "changes_requested":
      return "We'll print it once you've changed this:";
    case "rejected":
      return "We can't print this:";
    case "withdrawn":
      return "You withdrew it before we decided.";
    case "archived":
      if (submission.isReplaced) return "You sent a newer version.";
      return submission.decidedAt === null ? "You archived it." : "You archived it after our review:";
  }
}

export type SubmissionStep =
  | "send"
  | "finish"
  | "delete"
  | "takeBack"
  | "change"
  | "order"
  | "stopOffering"
  | "putAway";

/** The author's actions, most likely first. A design that an order waits for is settled on the order's page. */
export function stepsOf({
  status,
  hasRights,
  orders,
  mayPublish,
  isProduct,
}: Pick<Submission, "status" | "hasRights" | "orders" | "mayPublish" | "isProduct">): SubmissionStep[] {
  const isFree = orders.length === 0;
  if (status === "draft") return hasRights ? ["send", "finish", "delete"] : ["finish", "delete"];
  if (status === "submitted" || status === "in_review") return isFree ? ["takeBack"] : [];
  if (status === "approved") return mayPublish && !isProduct ? ["order", "stopOffering"] : ["order"];
  if (status === "withdrawn") return ["send", "change", "putAway"];
  if (isRefused(status)) return isFree ? ["change", "putAway"] : [];
  return ["change"];
}
