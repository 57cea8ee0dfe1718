import "server-only";
import { z } from "zod";
import { formatPaise, toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { actorSchema, formatActor } from "@/lib/orders/actor";
import { explainWrongStatus, type OrderStep } from "@/lib/orders/admin-steps";
import { type OrderStatus, orderStatuses } from "@/lib/orders/order";
import { adminStatusLabel } from "@/lib/orders/order-list";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const atField = (field: string, message: string) =>
  new AppError("invalid_input", message, { [field]: message });

const refusals: Refusals = {
  not_found: new AppError("not_found", "We can't find this order."),
  bad_transition: "This isn't possible in the order's current status.",
  not_delivered: "It's still in transit. Mark it as delivered first.",
  undo_over: "This can't be undone any more: the customer was notified after an hour.",
  nothing_due: "This order has no cash due.",
  returns_open: "Items of this order may still be returned.",
  disputed: "The payment is disputed. Nothing ships until it's decided.",
  refunded: "This order has been refunded.",
  group_open: "The group order of this tee isn't closed yet.",
  art_review: "A design of this order hasn't been reviewed yet.",
  art_refused: "A design of this order was rejected. Wait for the customer to change or remove it.",
  exchange_waits: "This exchange is waiting for the returned items.",
  exchange_sent: "The exchange has already shipped. Receive the items instead.",
  out_of_stock: "The items are no longer in stock.",
  items_settled: "These items are already being returned or refunded. Reload the page.",
  key_reused: "This refund was already made with another amount. Reload the page.",
  not_captured: "This payment wasn't captured.",
  not_paid: "This order hasn't been paid.",
  no_reason: "Enter a reason for the customer.",
  bad_parcels: "Each parcel needs a courier and its own tracking number (letters, digits and dashes).",
  phone_unproven:
    "This order is waiting for the code sent to its phone. Confirm it first, then change the phone.",
  other_state: "Another state changes the tax. Cancel the order and place a new one.",
  no_cod: "COD isn't available at this pincode.",
  no_documents: "No invoice yet. It's created when the order is packed.",
  custom_item_restocked:
    "A custom item can't be resold. Write it off, or mark it as not arrived. Reload the page.",
  nothing_arrived: "None of the items arrived. Reject the return instead, with a reason.",
  exchange_missing: "The exchange covers all these items. Wait for the rest, or write off what's lost.",
  bad_lines: "Choose for each item: restock, write off or missing.",
  approval_pending: "A refund of this order needs approval. Approve or decline it first.",
  same_person: "A second person must approve. Ask a colleague who can refund.",
  requester_not_permitted:
    "The person who requested it can no longer refund. Decline it and request it again.",
  waits: "This message is being sent, or was just sent.",
  no_such_pincode: atField("pincode", "No such pincode"),
  wrong_state: atField("state", "This pincode is in another state"),
  bad_address: atField("line1", "Fill in name, phone, street and city"),
  bad_deduction: atField("deduct", "Deduct less than the refund of the items that arrived"),
  bad_upi: atField("upiId", "Refund cash to a UPI ID, and online payments to the original method"),
  status_changed: ({ details }) => explainMove(details),
  packed: ({ details }) => `${explainMove(details)} Its label has the address.`,
  decided: ({ details }) => `No change: ${details ?? "someone"} has already decided this.`,
  refundable_changed: ({ details }) => explainMoney(details),
  returnable_changed: ({ details }) => explainItems(details),
  already_paid: ({ details }) => explainPaid(details),
  return_closed: ({ details }) => explainClosed(details),
  address_edited: ({ details }) =>
    `Someone just changed this address to: ${details}. Save again to replace it with yours.`,
  refund_too_much: ({ details }) => {
    const message =
      details === null
        ? "That's more than was collected."
        : `At most ${formatPaise(toPaise(details))} is left.`;
    return new AppError("conflict", message, { amount: message });
  },
  above_paid_value: ({ details }) =>
    details === null
      ? null
      : atField(
          "amount",
          `The selected items cost ${formatPaise(toPaise(details))}. Refund any extra amount separately, without items.`,
        ),
};

const movedSchema = actorSchema.extend({ status: z.enum(orderStatuses) });
const closedSchema = actorSchema.extend({ status: z.enum(["Received", "Rejected", "Withdrawn"]) });

const moneySchema = actorSchema.extend({ left: money.nullable() });

const closedWords = { Received: "received", Rejected: "refused", Withdrawn: "withdrawn" };

function explainMove(details: string | null): string {
  const { status, ...actor } = movedSchema.parse(JSON.parse(details ?? "null"));
  return `No change: the order is already “${adminStatusLabel(status)}”, ${formatActor(actor)}.`;
}

function explainClosed(details: string | null): string {
  const { status, ...actor } = closedSchema.parse(JSON.parse(details ?? "null"));
  return `No change: this return was ${closedWords[status]} ${formatActor(actor)}.`;
}

function explainMoney(details: string | null): string {
  const { left, ...actor } = moneySchema.parse(JSON.parse(details ?? "null"));
  const rest = left === null ? "No money is left." : `${formatPaise(left)} is left.`;
  return `No change: this order was refunded ${formatActor(actor)}. ${rest} Check it, then try again.`;
}

function explainItems(details: string | null): string {
  const actor = actorSchema.parse(JSON.parse(details ?? "null"));
  return `No change: these items were returned or refunded ${formatActor(actor)}. Reload the page.`;
}

/** Without details it is not a manual refund, or it has failed. */
function explainPaid(details: string | null): string {
  if (details === null) return "This refund isn't waiting for a manual payment. Reload the page.";
  return `No change: this refund was paid ${formatActor(actorSchema.parse(JSON.parse(details)))}.`;
}

/** The attempted step, and the order's status at that time. */
interface TriedStep {
  step: OrderStep;
  seen: OrderStatus;
}

/** Writes; a refusal of the database becomes an error with its message, with the step and the name of the colleague who was first. */
export function explainStep<T>(write: () => Promise<T>, tried?: TriedStep): Promise<T> {
  return mapRefusals(
    tried ? { ...refusals, bad_transition: explainWrongStatus(tried.step, tried.seen) } : refusals,
    write,
  );
}
