import "server-only";
import type { Order } from "@/lib/orders/order";
import { AppError, moveRefusalOf } from "@/server/errors";
import { nameRefundUpiRow, withdrawReturnRow } from "./repository";

const refusals: Record<string, string> = {
  bad_transition: "There is nothing to withdraw any more.",
  picked_up: "The courier has the pieces already.",
  exchange_sent: "What you chose instead is being printed or is on its way already.",
  nothing_owed: "This order needs no UPI ID any more.",
};

/** The buyer keeps the pieces; reserved exchange pieces are released. */
export function withdrawReturn(order: Order): Promise<void> {
  return explained(withdrawReturnRow(order.orderId));
}

/** Stores the UPI id that gets the refund of pieces paid in cash. */
export function nameRefundUpi(order: Order, upiId: string): Promise<void> {
  return explained(nameRefundUpiRow(order.orderId, upiId));
}

async function explained(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const refusal = moveRefusalOf(error);
    const message = refusal && refusals[refusal];
    if (message) throw new AppError("conflict", message);
    throw error;
  }
}
