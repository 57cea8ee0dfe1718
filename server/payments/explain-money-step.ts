import "server-only";
import { actorSchema, formatActor } from "@/lib/orders/actor";
import { AppError, BackendError, inWords } from "@/server/errors";

const conflict = (message: string) => new AppError("conflict", message);
const atField = (field: string, message: string) =>
  new AppError("invalid_input", message, { [field]: message });

const refusals: Readonly<Record<string, AppError>> = {
  not_found: new AppError("not_found", "We can't find this case."),
  already_waiting: conflict("A step of this case waits for a second person already."),
  underway: conflict("A refund is under way: the case closes when it has arrived."),
  not_failed: conflict("No refund of this case has failed, or it was sent again already."),
  not_refundable: conflict("This money has its order, or is on its way back already."),
  gone_back: conflict("This money has gone back already: compare Razorpay's dashboard, and close the case."),
  disputed: conflict("The bank disputes this payment, or has taken it: nothing goes back beside that."),
  not_matchable: conflict("This money has its order already."),
  refund_too_much: conflict("Less than this is left of the payment."),
  same_person: conflict("A second person must agree: ask a colleague who looks after the money."),
  asker_may_not: conflict("Who asked may not decide about money any more: decline it, and ask anew."),
  ends_otherwise: conflict(
    "The order has moved on since this was asked for, so it would end otherwise: decline it, and ask anew.",
  ),
  key_reused: conflict("This form was sent already. Reload the page to see what became of it."),
  case_changed: conflict("Another amount is at stake by now: decline this step, and ask for it anew."),
  no_reason: atField("note", "Say why, for those who read it later"),
  no_such_order: atField("orderNumber", "There is no such order"),
  bad_upi: atField("upiId", "Please enter the UPI ID that the money goes to"),
};

/** What somebody else did meanwhile, with their name; of the shop's own doing none is known. */
function explainRival({ hint, details }: BackendError): AppError | null {
  if (hint === "case_moved") {
    const actor = formatActor(actorSchema.parse(JSON.parse(details ?? "null")));
    return conflict(`Nothing was done: this case was changed ${actor}. Check it, then try again.`);
  }
  const who = details ?? "The shop";
  if (hint === "case_closed") return conflict(`Nothing was done: ${who} has closed this case meanwhile.`);
  if (hint === "decided") return conflict(`Nothing was done: ${who} has decided this step meanwhile.`);
  return null;
}

/** Writes; what the database refuses is said in words, with who was first when somebody was quicker. */
export async function explainMoneyStep<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await inWords(refusals, write);
  } catch (error) {
    throw (error instanceof BackendError && explainRival(error)) || error;
  }
}
