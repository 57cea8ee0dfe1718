import "server-only";
import { actorSchema, formatActor } from "@/lib/orders/actor";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const atField = (field: string, message: string) =>
  new AppError("invalid_input", message, { [field]: message });

/** Automatic changes have no name. */
const defaultActor = "The shop";

const refusals: Refusals = {
  not_found: new AppError("not_found", "We can't find this case."),
  approval_pending: "A step of this case already needs approval.",
  underway: "A refund is in progress. The case closes when it's done.",
  not_failed: "No refund of this case has failed, or it has already been retried.",
  not_refundable: "This payment already has an order, or is being refunded.",
  already_refunded: "This payment is already refunded. Check Razorpay's dashboard, then close the case.",
  disputed: "This payment is disputed, so it can't be refunded.",
  not_matchable: "This payment already has an order.",
  refund_too_much: "Less than this is left of the payment.",
  same_person: "A second person must approve. Ask a colleague with access to payments.",
  requester_not_permitted:
    "The person who requested it no longer has access to payments. Decline it and request it again.",
  outcome_differs: "The order has changed since this was requested. Decline it and request it again.",
  key_reused: "This form was already submitted. Reload the page.",
  case_changed: "The amount has changed. Decline this step and request it again.",
  no_reason: atField("note", "Enter a reason"),
  no_such_order: atField("orderNumber", "No such order"),
  bad_upi: atField("upiId", "Please enter the UPI ID that the money goes to"),
  case_updated: ({ details }) => {
    const actor = formatActor(actorSchema.parse(JSON.parse(details ?? "null")));
    return `No change: this case was changed ${actor}. Check it, then try again.`;
  },
  case_closed: ({ details }) => `No change: ${details ?? defaultActor} has already closed this case.`,
  decided: ({ details }) => `No change: ${details ?? defaultActor} has already decided this step.`,
};

/** Writes; a refusal of the database becomes an error with its message, and names the colleague who was first. */
export function explainMoneyStep<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
