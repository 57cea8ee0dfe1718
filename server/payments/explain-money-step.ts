import "server-only";
import { actorSchema, formatActor } from "@/lib/orders/actor";
import { AppError, inWords, type Refusals } from "@/server/errors";

const atField = (field: string, message: string) =>
  new AppError("invalid_input", message, { [field]: message });

/** No name is known of what the shop did automatically. */
const defaultActor = "The shop";

const refusals: Refusals = {
  not_found: new AppError("not_found", "We can't find this case."),
  already_waiting: "A step of this case waits for a second person already.",
  underway: "A refund is under way: the case closes when it has arrived.",
  not_failed: "No refund of this case has failed, or it was sent again already.",
  not_refundable: "This money has its order, or is being refunded already.",
  gone_back: "This money has gone back already: compare Razorpay's dashboard, and close the case.",
  disputed: "The bank disputes this payment, or has taken it: nothing goes back beside that.",
  not_matchable: "This money has its order already.",
  refund_too_much: "Less than this is left of the payment.",
  same_person: "A second person must agree: ask a colleague who looks after the money.",
  asker_may_not: "Who asked may not decide about money any more: decline it, and ask anew.",
  ends_otherwise:
    "The order has moved on since this was asked for, so it would end otherwise: decline it, and ask anew.",
  key_reused: "This form was sent already. Reload the page to see what became of it.",
  case_changed: "Another amount is at stake by now: decline this step, and ask for it anew.",
  no_reason: atField("note", "Say why, for those who read it later"),
  no_such_order: atField("orderNumber", "There is no such order"),
  bad_upi: atField("upiId", "Please enter the UPI ID that the money goes to"),
  case_moved: ({ details }) => {
    const actor = formatActor(actorSchema.parse(JSON.parse(details ?? "null")));
    return `Nothing was done: this case was changed ${actor}. Check it, then try again.`;
  },
  case_closed: ({ details }) =>
    `Nothing was done: ${details ?? defaultActor} has closed this case meanwhile.`,
  decided: ({ details }) => `Nothing was done: ${details ?? defaultActor} has decided this step meanwhile.`,
};

/** Writes; a refusal of the database becomes an error with its message, and who was first if a colleague was quicker. */
export function explainMoneyStep<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
