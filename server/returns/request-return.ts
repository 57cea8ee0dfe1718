import "server-only";
import type { Order } from "@/lib/orders/order";
import { AppError, moveRefusalOf } from "@/server/errors";
import { type ReturnDraft, requestReturnRow, returnAtDeskRow } from "./repository";

const refusals: Record<string, string> = {
  return_closed: "The time to send pieces of this order back has passed.",
  return_open: "A return of these pieces is under way already.",
  bad_lines: "More pieces than can be sent back: please look at the order again.",
  bad_exchange: "A piece is exchanged for the same one in another size or colour.",
  out_of_stock:
    "The size you want has just sold out. Please choose another one, or return the piece for its money.",
};

/** Requests a return, or an exchange whose new pieces are reserved at once. */
export function requestReturn(order: Order, draft: ReturnDraft): Promise<void> {
  return inReturnWords(() => requestReturnRow(order.orderId, draft));
}

/** The same by staff, for somebody who called. */
export function returnAtDesk(orderNumber: string, draft: Omit<ReturnDraft, "upiId">): Promise<void> {
  return inReturnWords(() => returnAtDeskRow(orderNumber, draft));
}

async function inReturnWords(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const refusal = moveRefusalOf(error);
    if (refusal === "upi_needed") {
      const message = "Please enter the UPI ID that the money goes to";
      throw new AppError("invalid_input", message, { upiId: message });
    }
    const message = refusal && refusals[refusal];
    if (message) throw new AppError("conflict", message);
    throw error;
  }
}
