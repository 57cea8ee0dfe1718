import "server-only";
import { AppError, inWords, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  stale: "The subscription has changed meanwhile. Look again.",
  no_subscription: new AppError("not_found", "This subscription is gone."),
  not_found: new AppError("not_found", "This is gone, or done already. Reload the page."),
  closed: "The next charge is too near: what belongs to it can't be changed any more.",
  ended: "This subscription has ended.",
  wish_open: "Another wish is under way at the gateway. Wait until it is done.",
  not_running: "Its present state does not allow this.",
  paused_by_bank: "It was paused in the app of a bank: only there it can go on.",
  charge_settled: "This charge has an order, or went back already.",
  bad_subscription: new AppError(
    "invalid_input",
    "The shop has nothing like this. Please check what was chosen.",
  ),
  bad_note: new AppError("invalid_input", "Type 3 to 400 characters.", { note: "Type 3 to 400 characters" }),
  slug_taken: new AppError("conflict", "Another plan has this address.", {
    slug: "Another plan has this address",
  }),
  plan_fixed:
    "Tees, months and the address of a plan stay, for people agreed to them. Make another plan instead.",
  bad_plan: new AppError("invalid_input", "The database refused a value. Please check the fields."),
  bad_tastes: new AppError(
    "invalid_input",
    "A taste has no words that the search can use, or the same name as another one.",
  ),
};

/** Says in words why the database refuses what staff do with subscriptions. */
export function explainDeskRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
