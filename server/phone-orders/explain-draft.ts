import "server-only";
import { AppError, inWords, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  not_found: new AppError("not_found", "This draft is gone: it was thrown away, or is older than 30 days."),
  not_yours: ({ details }) =>
    new AppError("forbidden", `This draft is ${details ?? "somebody else"}'s: only they can change it.`),
  placed: ({ details }) => `This draft was placed as order ${details ?? ""}.`,
  stale: "This draft was changed in another tab. Reload the page to go on.",
  too_many_drafts: "You have 50 open drafts: place or throw away some of them first.",
};

export function inDraftWords<T>(work: () => Promise<T>): Promise<T> {
  return inWords(refusals, work);
}
