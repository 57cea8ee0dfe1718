import "server-only";
import { AppError, type Refusals } from "@/server/errors";

/** Messages for a reviewer about refusals of the database, by hint; see mapRefusals(). */
export const reviewRefusals = {
  no_item: new AppError("not_found", "This item isn't in the order."),
  not_delivered: "This order hasn't arrived yet: you can review its items once it has.",
  returned: "This item was returned, so it can't be reviewed.",
  reviewed: "You've already reviewed this item, perhaps in another tab. Reload the page to edit that review.",
  no_review: new AppError("not_found", "This review no longer exists."),
  files_gone: "The photo took too long to upload. Please choose it again.",
  bad_review: new AppError("invalid_input", "Something in this review can't be saved. Please check it."),
  bad_report: new AppError("invalid_input", "Please choose what's wrong, and keep the note short."),
} satisfies Refusals;

/** The same for staff. */
export const adminRefusals = {
  no_review: new AppError("not_found", "The customer has deleted this review."),
  stale: "This review has changed since. Read it again; your text is still here.",
  bad_decision: new AppError("invalid_input", "Choose why, and keep the note short."),
  bad_reply: new AppError("invalid_input", "Please shorten the answer."),
} satisfies Refusals;
