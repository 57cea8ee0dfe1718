import "server-only";
import { paths } from "@/lib/paths";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const upiNeeded = "Please enter the UPI ID for the refund";

/** Messages for the customer. */
const refusals: Refusals = {
  return_closed: "The return period for this order has ended.",
  return_open: "These items already have a return in progress.",
  bad_lines: "You can't return that many items. Please check the order.",
  bad_exchange:
    "You can exchange an item only for another size or colour of it; custom designs are printed again as they are.",
  custom_item: `You can return a custom design only if the fault is ours. Write to us on the contact page, ${paths.contact}, with the order number and a photo of what's wrong.`,
  out_of_stock: "That size has just sold out. Please choose another, or return the item for a refund.",
  upi_needed: new AppError("invalid_input", upiNeeded, { upiId: upiNeeded }),
};

/** Messages for staff instead. */
export const adminRefusals: Refusals = {
  ...refusals,
  out_of_stock:
    "Not enough available stock in this size and colour. Add stock under Inventory and try again, or refund the item.",
};

/** Maps what request_return() refuses. */
export function explainRefusal(write: () => Promise<void>, words = refusals): Promise<void> {
  return mapRefusals(words, write);
}
