import "server-only";
import type { Order } from "@/lib/orders/order";
import { mapRefusals, type Refusals } from "@/server/errors";
import { nameRefundUpiRow, withdrawReturnRow } from "./repository";

const refusals: Refusals = {
  bad_transition: "There's nothing to withdraw any more.",
  picked_up: "The courier already has the items.",
  exchange_sent: "The new items are already being printed or on their way.",
  nothing_owed: "This order no longer needs a UPI ID.",
};

/** The customer keeps the items; reserved exchange items are released. */
export function withdrawReturn(order: Order): Promise<void> {
  return mapRefusals(refusals, () => withdrawReturnRow(order.orderId));
}

/** Stores the UPI id that gets the refund of COD items. */
export function nameRefundUpi(order: Order, upiId: string): Promise<void> {
  return mapRefusals(refusals, () => nameRefundUpiRow(order.orderId, upiId));
}
