import type { AdminSubmission, EventType } from "./admin-submission";
import { refusalReasons } from "./reasons";

export interface SubmissionTimelineEntry {
  key: string;
  at: string;
  type: EventType;
  words: string;
  who: string;
  detail?: string | undefined;
  /** The detail is a person's text. */
  isMessage: boolean;
}

const words: Record<EventType, string> = {
  submitted: "Submitted for review",
  taken: "Review started",
  put_back: "Returned to the queue",
  approved: "Approved",
  changes_requested: "Changes requested",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
  archived: "Archived",
  published: "Product created",
  shown: "Shown on the home page",
  hidden: "Not shown on the home page",
};

const makers = { shopper: "Customer", order: "Order", rule: "Automatic", staff: "Staff" };

/** The timeline, newest first. */
export function buildSubmissionTimeline({
  events,
}: Pick<AdminSubmission, "events">): SubmissionTimelineEntry[] {
  return events.toReversed().map(({ id, type, by, actorName, reasons, answer, createdAt }) => ({
    ...{ key: String(id), at: createdAt, type, words: words[type] },
    who: by === "staff" && actorName ? actorName : makers[by],
    detail:
      [reasons.map((reason) => refusalReasons[reason].label).join(", "), answer].filter(Boolean).join("\n") ||
      undefined,
    isMessage: answer !== "",
  }));
}
