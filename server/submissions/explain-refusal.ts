import "server-only";
import { mostWaiting } from "@/lib/submissions/submission";
import { AppError, type BackendError, inWords, type Refusals } from "@/server/errors";

/** What the database refuses its maker, in words, by its hint; see inWords(). */
export const submissionRefusals: Refusals = {
  no_submission: new AppError("not_found", "This design was not sent to us, or not by you."),
  no_version: new AppError("not_found", "This design is not there any more."),
  sent: "This design is with us already.",
  decided: "We have looked at this design already. Reload the page to see what we said.",
  no_rights: "Please tick that the design is yours to print.",
  too_many: `We are looking at ${mostWaiting} designs of yours. Send more when we have answered.`,
  waiting: "This design is with us: take it back first.",
  ordered: "An order waits for this design: cancel the order first.",
  bad_submission: new AppError("invalid_input", "Please shorten your message."),
  has_product: "We have made it into a product meanwhile. Write to us if it should not be in the shop.",
  no_item: new AppError("not_found", "This design is not part of the order any more."),
  moved_meanwhile: "The order has gone on meanwhile. Reload the page to see it.",
  not_refused: "We did not ask for a change of this design. Reload the page to see it.",
  no_design: "Agree to the proof of the new design first, and choose one that we have not refused.",
  other_garment:
    "This order is of another cut or colour. Make the new design on the same tee, or cancel the order.",
  costs_more:
    "The new print is larger than the one that was ordered, and costs more. Make it smaller, or cancel the order and order the new one.",
  in_order: "This order has that design on the same tee already. Choose another one.",
  disputed: "Your bank looks at the payment of this order. We can't change it until then.",
  paying: "A payment of this order is under way. Try again when it has ended.",
};

/** The same for staff. */
export const reviewRefusals = {
  no_submission: new AppError("not_found", "This design is not there any more."),
  stale: ({ details }: BackendError) =>
    `${details ?? "Somebody else"} was here meanwhile. Read what they did; your words are still here.`,
  own_step: "You did something with it meanwhile, in another tab. See below what; your words are still here.",
  decided: "This design is decided.",
  withdrawn: "Its maker has taken it back.",
  printed: "It is being printed: the approval stays.",
  bad_decision: new AppError("invalid_input", "Choose why, and keep the note short."),
  no_product: new AppError("not_found", "This product is not there any more."),
  not_approved: new AppError("conflict", "Only approved designs become products."),
  not_offered: new AppError("conflict", "Its maker did not offer it to the shop."),
  has_product: new AppError("conflict", "It has been made into a product."),
} satisfies Refusals;

/** Writes as a reviewer. */
export function inReviewWords<T>(write: () => Promise<T>): Promise<T> {
  return inWords(reviewRefusals, write);
}
