import type { Tone } from "@/lib/orders/status";
import { formatMoment } from "@/lib/orders/when";
import { tellDays } from "@/lib/settings/tell-terms";
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

/** "within 24 hours"; null: nobody could be asked for the hours of the settings. */
export function tellWithin(hours: number | null): string {
  return hours === null ? "soon" : `within ${tellDays(hours, "hour")}`;
}

/** What is told before a design is ordered that nobody has looked at. */
export function tellLookBefore(hours: number | null): string {
  return `Once you have ordered it, we look at your design before we print it, ${tellWithin(hours)}.`;
}

type Told = Pick<
  Submission,
  "status" | "submittedAt" | "mayPublish" | "isProduct" | "shopSlug" | "isReplaced" | "decidedAt"
>;

function tellWaiting({ status, submittedAt }: Told, hours: number | null, now: Date): string {
  const sent = submittedAt ? `Sent on ${formatMoment(submittedAt)}. ` : "";
  const dueMs = submittedAt && hours !== null ? Date.parse(submittedAt) + hours * 3_600_000 : null;
  if (hours !== null && dueMs !== null && now.getTime() > dueMs)
    return `${sent}It takes longer than the ${tellDays(hours, "hour")} that we promise. Sorry: it is not forgotten.`;
  const answer = `you hear from us ${tellWithin(hours)}${hours === null ? "" : " of that"}.`;
  return (
    sent + (status === "in_review" ? `Somebody looks at it right now: ${answer}` : `Y${answer.slice(1)}`)
  );
}

/** What a state means for its maker. */
export function tellSubmission(submission: Told, hours: number | null, now: Date): string {
  switch (submission.status) {
    case "draft":
      return "Only you see it so far.";
    case "submitted":
    case "in_review":
      return tellWaiting(submission, hours, now);
    case "approved":
      if (submission.shopSlug !== null) return "We print it as it is, and offer it to everybody.";
      if (submission.isProduct) return "We print it as it is, and are making it ready for the shop.";
      return submission.mayPublish
        ? "We print it as it is. You let us offer it to everybody: you will see here when we do."
        : "We print it as it is, whenever you order it.";
    case "changes_requested":
      return "We print it once this is changed:";
    case "rejected":
      return "We don't print this:";
    case "withdrawn":
      return "It was taken back before we had decided.";
    case "archived":
      if (submission.isReplaced) return "You have sent another one in its place.";
      return submission.decidedAt === null
        ? "You have put it away."
        : "You have put it away after we had answered:";
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

/** What its maker can do with it, the likeliest first. What an order waits for is settled on the order's page. */
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
