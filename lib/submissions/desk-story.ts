import type { DeskSubmission, EventType } from "./desk-submission";
import { refusalReasons } from "./reasons";

export interface SubmissionStoryLine {
  key: string;
  at: string;
  type: EventType;
  words: string;
  who: string;
  detail?: string | undefined;
  /** The detail is what somebody wrote. */
  isSaid: boolean;
}

const words: Record<EventType, string> = {
  submitted: "Sent to be looked at",
  taken: "Somebody looks at it",
  put_back: "Put back into the queue",
  approved: "Approved",
  changes_requested: "Changes asked for",
  rejected: "Refused",
  withdrawn: "Taken back",
  archived: "Put away",
  published: "Made into a product",
};

const makers = { shopper: "Its maker", order: "An order", rule: "The rule", staff: "Staff" };

/** What has happened, the newest first. */
export function tellSubmissionStory({ events }: Pick<DeskSubmission, "events">): SubmissionStoryLine[] {
  return events.toReversed().map(({ id, type, by, actorName, reasons, answer, createdAt }) => ({
    ...{ key: String(id), at: createdAt, type, words: words[type] },
    who: by === "staff" && actorName ? actorName : makers[by],
    detail:
      [reasons.map((reason) => refusalReasons[reason].label).join(", "), answer].filter(Boolean).join("\n") ||
      undefined,
    isSaid: answer !== "",
  }));
}
