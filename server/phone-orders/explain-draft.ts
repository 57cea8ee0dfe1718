import "server-only";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  not_found: new AppError("not_found", "This draft was deleted, or is older than 30 days."),
  not_yours: ({ details }) =>
    new AppError("forbidden", `This draft is ${details ?? "someone else"}'s. Only they can change it.`),
  placed: ({ details }) => `This draft was placed as order ${details ?? ""}.`,
  stale: "This draft was changed in another tab. Reload the page.",
  too_many_drafts: "You have 50 open drafts. Place or delete some first.",
};

export function mapDraftRefusals<T>(work: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, work);
}
