import "server-only";
import { maxPendingSubmissions } from "@/lib/submissions/submission";
import { AppError, type BackendError, mapRefusals, type Refusals } from "@/server/errors";

/** Messages for the maker about refusals of the database, by hint; see mapRefusals(). */
export const submissionRefusals: Refusals = {
  no_submission: new AppError("not_found", "We couldn't find this submission in your account."),
  no_version: new AppError("not_found", "This design no longer exists."),
  sent: "You've already sent us this design.",
  decided: "We've already reviewed this design. Reload the page to see our reply.",
  no_rights: "Confirm that you have the right to print this design.",
  too_many: `We're already reviewing ${maxPendingSubmissions} of your designs. Send more once we've replied.`,
  waiting: "We're reviewing this design: withdraw it first.",
  ordered: "This design is part of an order: cancel the order first.",
  bad_submission: new AppError("invalid_input", "Please shorten your message."),
  in_group: "We don't show tees of a group order.",
  not_approved: "We show only designs that we've approved.",
  has_product: "It's already a product in our shop. Contact us if you want it removed.",
  no_item: new AppError("not_found", "This design isn't part of the order any more."),
  status_changed: "The order has changed since you opened it. Reload the page.",
  not_refused: "This design doesn't need changes. Reload the page.",
  no_design: "Approve the proof of the new design first, and choose one we haven't rejected.",
  other_garment:
    "This order is for another cut or colour. Make the new design on the same tee, or cancel the order.",
  costs_more:
    "The new print is larger than the one you ordered and costs more. Make it smaller, or cancel and place a new order.",
  in_order: "This order already has that design on the same tee. Choose another one.",
  disputed: "Your bank is reviewing this order's payment. We can't change the order until it's done.",
  paying: "A payment for this order is in progress. Try again when it's done.",
};

/** The same for staff. */
export const reviewRefusals = {
  no_submission: new AppError("not_found", "This design no longer exists."),
  stale: ({ details }: BackendError) =>
    `${details ?? "Someone else"} changed this first. Read what they did; your text is still here.`,
  own_step: "You changed this in another tab. See the change below; your text is still here.",
  decided: "This design has been decided.",
  withdrawn: "The customer has withdrawn it.",
  printed: "It's in production, so the approval can't be changed.",
  bad_decision: new AppError("invalid_input", "Choose a reason and keep the message short."),
  no_product: new AppError("not_found", "This product no longer exists."),
  not_approved: new AppError("conflict", "Only approved designs become products or are shown."),
  not_allowed: new AppError("conflict", "The customer doesn't allow it any more."),
  not_offered: new AppError("conflict", "The customer doesn't let the shop sell it."),
  has_product: new AppError("conflict", "A product has been created from it."),
} satisfies Refusals;

/** Writes as a reviewer. */
export function mapReviewRefusals<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(reviewRefusals, write);
}
