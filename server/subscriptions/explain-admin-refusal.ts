import "server-only";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  stale: "The subscription has changed. Reload the page.",
  no_subscription: new AppError("not_found", "This subscription no longer exists."),
  not_found: new AppError("not_found", "This no longer exists, or is already done. Reload the page."),
  closed: "The next charge is too close to change.",
  ended: "This subscription has ended.",
  change_pending: "Another change is in progress at Razorpay. Wait until it's done.",
  not_running: "This isn't possible in its current status.",
  paused_by_bank: "It was paused in a bank or UPI app and can only be resumed there.",
  charge_settled: "This charge has an order, or is already refunded.",
  bad_subscription: new AppError("invalid_input", "This isn't available in the shop. Check your choice."),
  bad_note: new AppError("invalid_input", "Enter 3 to 400 characters.", {
    note: "Enter 3 to 400 characters",
  }),
  slug_taken: new AppError("conflict", "Another plan has this URL.", {
    slug: "Another plan has this URL",
  }),
  plan_fixed: "A plan's tees, months and URL can't be changed. Create another plan.",
  bad_plan: new AppError("invalid_input", "A value couldn't be saved. Please check the fields."),
  bad_tastes: new AppError(
    "invalid_input",
    "A taste has no usable keywords, or the same name as another one.",
  ),
};

/** Explains why the database refuses a staff action on subscriptions. */
export function explainAdminRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
