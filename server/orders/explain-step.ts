import "server-only";
import { z } from "zod";
import { formatPaise, toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { actorSchema, formatActor } from "@/lib/orders/actor";
import { type OrderStep, tellWrongStatus } from "@/lib/orders/desk-steps";
import { type OrderStatus, orderStatuses } from "@/lib/orders/order";
import { deskLabel } from "@/lib/orders/order-list";
import { AppError, inWords, type Refusals } from "@/server/errors";

const atField = (field: string, message: string) =>
  new AppError("invalid_input", message, { [field]: message });

const refusals: Refusals = {
  not_found: new AppError("not_found", "We can't find this order."),
  bad_transition: "This is not possible in the order's present state.",
  not_delivered: "It is still on its way: mark it as delivered first.",
  undo_over: "This can no longer be undone: its customer is told after an hour.",
  nothing_due: "No cash is due for this order.",
  returns_open: "Pieces of this order may still come back.",
  disputed: "The bank disputes the payment of this order: nothing is sent until it is decided.",
  refunded: "The money of this order has gone back.",
  art_review: "A design of this order is not looked at yet.",
  art_refused: "A design of this order can't be printed as it is. Its buyer changes it or leaves it out.",
  exchange_waits: "This exchange waits for the pieces that come back.",
  exchange_sent: "The exchange was already sent: receive the pieces instead.",
  out_of_stock: "The pieces are not in stock any more.",
  pieces_settled: "These pieces are being returned or were refunded already. Reload the page to see them.",
  key_reused: "This refund was already sent with another amount. Reload the page to see it.",
  not_captured: "This payment brought no money.",
  not_paid: "Nothing was paid for this order.",
  no_reason: "Tell the buyer why.",
  bad_parcels: "Each parcel needs a courier and a tracking number of its own, of letters, digits and dashes.",
  phone_unproven:
    "This order waits for the code that went to its phone: confirm it first, then change the phone.",
  other_state: "Another state changes the tax of this order: cancel it, and order again for the new address.",
  no_cod: "Cash is not taken at this pincode.",
  no_papers: "It has no invoice yet: that is written when it is packed.",
  printed_piece:
    "A piece with an own design can't be sold again: write it off, or say that it did not arrive. Reload the page.",
  nothing_arrived: "None of the pieces is here: refuse the return instead, and tell the buyer why.",
  exchange_missing:
    "New pieces stand for all of these: wait for the rest, or count what is lost as written off.",
  bad_lines: "Say of each piece whether it goes back on the shelf, is written off, or is missing.",
  already_waiting: "A refund of this order waits for a second person. Agree or decline it first.",
  same_person: "A second person must agree: ask a colleague who may send money back.",
  asker_may_not: "Who asked may not send money back any more: decline it, and ask anew.",
  waits: "This message is on its way, or was sent a moment ago.",
  no_such_pincode: atField("pincode", "There is no such pincode"),
  wrong_state: atField("state", "This pincode is in another state"),
  bad_address: atField("line1", "Fill in name, phone, street and city"),
  bad_deduction: atField("deduct", "Deduct less than the refund of the items that arrived"),
  bad_upi: atField("upiId", "Cash goes back to a UPI ID, a payment to where it came from"),
  moved_meanwhile: ({ details }) => explainMove(details),
  packed: ({ details }) => `${explainMove(details)} Its label says where it goes.`,
  decided: ({ details }) => `Nothing was done: ${details ?? "Somebody"} has decided this meanwhile.`,
  money_moved: ({ details }) => explainMoney(details),
  items_moved: ({ details }) => explainItems(details),
  paid_meanwhile: ({ details }) => explainPaid(details),
  return_closed: ({ details }) => explainClosed(details),
  address_moved: ({ details }) =>
    `Somebody changed this address a moment ago. It is now: ${details}. Save again to put yours in its place.`,
  refund_too_much: ({ details }) => {
    const message =
      details === null
        ? "More than was collected is left of this order."
        : `At most ${formatPaise(toPaise(details))} is left.`;
    return new AppError("conflict", message, { amount: message });
  },
  above_worth: ({ details }) =>
    details === null
      ? null
      : atField(
          "amount",
          `The chosen items cost ${formatPaise(toPaise(details))}. To refund more, refund the rest without items.`,
        ),
};

const movedSchema = actorSchema.extend({ status: z.enum(orderStatuses) });
const closedSchema = actorSchema.extend({ status: z.enum(["Received", "Rejected", "Withdrawn"]) });

const moneySchema = actorSchema.extend({ left: money.nullable() });

const closedWords = { Received: "received", Rejected: "refused", Withdrawn: "withdrawn" };

function explainMove(details: string | null): string {
  const { status, ...whose } = movedSchema.parse(JSON.parse(details ?? "null"));
  return `Nothing was done: the order is “${deskLabel(status)}” by now, ${formatActor(whose)}.`;
}

function explainClosed(details: string | null): string {
  const { status, ...whose } = closedSchema.parse(JSON.parse(details ?? "null"));
  return `Nothing was done: this return was ${closedWords[status]} ${formatActor(whose)}.`;
}

function explainMoney(details: string | null): string {
  const { left, ...whose } = moneySchema.parse(JSON.parse(details ?? "null"));
  const rest = left === null ? "No money is left." : `${formatPaise(left)} is left.`;
  return `Nothing was done: the money of this order was moved ${formatActor(whose)}. ${rest} Check it, then try again.`;
}

function explainItems(details: string | null): string {
  const whose = actorSchema.parse(JSON.parse(details ?? "null"));
  return `Nothing was done: the items of this order were returned or refunded ${formatActor(whose)}. Reload the page to see them.`;
}

/** Without details it is no refund by hand, or it has failed. */
function explainPaid(details: string | null): string {
  if (details === null) return "This refund does not wait to be paid by hand. Reload the page to see it.";
  return `Nothing was done: this refund was paid ${formatActor(actorSchema.parse(JSON.parse(details)))}.`;
}

/** The step that was tried, and the status in which it was. */
interface TriedStep {
  step: OrderStep;
  seen: OrderStatus;
}

/** Writes; a refusal of the database becomes an error with its message, and what happened and by whom if a colleague was quicker. */
export function explainStep<T>(write: () => Promise<T>, tried?: TriedStep): Promise<T> {
  return inWords(
    tried ? { ...refusals, bad_transition: tellWrongStatus(tried.step, tried.seen) } : refusals,
    write,
  );
}
