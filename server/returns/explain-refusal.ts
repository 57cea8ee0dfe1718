import "server-only";
import { paths } from "@/lib/paths";
import { AppError, inWords, type Refusals } from "@/server/errors";

const upiNeeded = "Please enter the UPI ID that the money goes to";

/** What the buyer reads. */
const refusals: Refusals = {
  return_closed: "The time to send pieces of this order back has passed.",
  return_open: "A return of these pieces is under way already.",
  bad_lines: "More pieces than can be sent back: please look at the order again.",
  bad_exchange:
    "A piece is exchanged for the same one in another size or colour; one with an own design is printed again as it is.",
  custom_piece: `A piece with your own design comes back only when the fault is ours. Write to us on the contact page, ${paths.contact}, with the order's number and a picture of what is wrong.`,
  out_of_stock:
    "The size you want has just sold out. Please choose another one, or return the piece for its money.",
  upi_needed: new AppError("invalid_input", upiNeeded, { upiId: upiNeeded }),
};

/** What staff read instead. */
export const deskRefusals: Refusals = {
  ...refusals,
  out_of_stock:
    "Too few free pieces of this size and colour. Add stock under Inventory and try again, or take the piece back for its money.",
};

/** Maps what request_return() refuses. */
export function explainRefusal(write: () => Promise<void>, words = refusals): Promise<void> {
  return inWords(words, write);
}
