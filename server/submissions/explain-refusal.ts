import "server-only";
import { mostWaiting } from "@/lib/submissions/submission";
import { AppError, BackendError, inWords, isStale } from "@/server/errors";

/** What the database refuses its maker, in words, by its hint; see inWords(). */
export const submissionRefusals: Record<string, AppError> = {
  no_submission: new AppError("not_found", "This design was not sent to us, or not by you."),
  no_version: new AppError("not_found", "This design is not there any more."),
  sent: new AppError("conflict", "This design is with us already."),
  decided: new AppError(
    "conflict",
    "We have looked at this design already. Reload the page to see what we said.",
  ),
  no_rights: new AppError("conflict", "Please tick that the design is yours to print."),
  too_many: new AppError(
    "conflict",
    `We are looking at ${mostWaiting} designs of yours. Send more when we have answered.`,
  ),
  waiting: new AppError("conflict", "This design is with us: take it back first."),
  ordered: new AppError("conflict", "An order waits for this design: cancel the order first."),
  bad_submission: new AppError("invalid_input", "Please shorten your message."),
  has_product: new AppError(
    "conflict",
    "We have made it into a product meanwhile. Write to us if it should not be in the shop.",
  ),
  no_item: new AppError("not_found", "This design is not part of the order any more."),
  moved_meanwhile: new AppError("conflict", "The order has gone on meanwhile. Reload the page to see it."),
  not_refused: new AppError(
    "conflict",
    "We did not ask for a change of this design. Reload the page to see it.",
  ),
  no_design: new AppError(
    "conflict",
    "Agree to the proof of the new design first, and choose one that we have not refused.",
  ),
  other_garment: new AppError(
    "conflict",
    "This order is of another cut or colour. Make the new design on the same tee, or cancel the order.",
  ),
  costs_more: new AppError(
    "conflict",
    "The new print is larger than the one that was ordered, and costs more. Make it smaller, or cancel the order and order the new one.",
  ),
  in_order: new AppError(
    "conflict",
    "This order has that design on the same tee already. Choose another one.",
  ),
  disputed: new AppError(
    "conflict",
    "Your bank looks at the payment of this order. We can't change it until then.",
  ),
  paying: new AppError("conflict", "A payment of this order is under way. Try again when it has ended."),
};

/** The same for staff. */
export const reviewRefusals = {
  no_submission: new AppError("not_found", "This design is not there any more."),
  stale: new AppError(
    "conflict",
    "Somebody else was here meanwhile. Read what they did; your words are still here.",
  ),
  own_step: new AppError(
    "conflict",
    "You did something with it meanwhile, in another tab. See below what; your words are still here.",
  ),
  decided: new AppError("conflict", "This design is decided."),
  withdrawn: new AppError("conflict", "Its maker has taken it back."),
  printed: new AppError("conflict", "It is being printed: the approval stays."),
  bad_decision: new AppError("invalid_input", "Choose why, and keep the note short."),
  no_product: new AppError("not_found", "This product is not there any more."),
  not_approved: new AppError("conflict", "Only approved designs become products."),
  not_offered: new AppError("conflict", "Its maker did not offer it to the shop."),
  has_product: new AppError("conflict", "It has been made into a product."),
} satisfies Record<string, AppError>;

/** Writes as a reviewer. Who was there meanwhile is named. */
export function inReviewWords<T>(write: () => Promise<T>): Promise<T> {
  return inWords(reviewRefusals, async () => {
    try {
      return await write();
    } catch (error) {
      if (!isStale(error) || !(error instanceof BackendError) || !error.details) throw error;
      throw new AppError(
        "conflict",
        `${error.details} was here meanwhile. Read what they did; your words are still here.`,
      );
    }
  });
}
