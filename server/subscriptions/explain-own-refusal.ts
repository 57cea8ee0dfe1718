import "server-only";
import { AppError, type Refusals } from "@/server/errors";

/** Messages for a subscriber about refusals of the database, by hint; see mapRefusals(). */
export const ownRefusals = {
  no_subscription: new AppError("not_found", "We can't find this subscription in your account."),
  stale: "It has changed since. Check it and try again.",
  closed: "The next charge is too close: we're already preparing the parcel. Change it after the charge.",
  ended: "This subscription has ended.",
  price_changed: new AppError(
    "conflict",
    "This plan's price has changed, or it's no longer available. Check the terms and agree again.",
  ),
  too_many: "You have ten subscriptions. Cancel or discard one first.",
  change_pending: "Your last change is still in progress. Try again in a few minutes.",
  not_running: "You can't do that now. Check your subscription's status.",
  same_plan: "You already have this plan.",
  followed: "You've already agreed to another plan. It starts with the next charge.",
  paused_by_bank: "You paused it in your bank's or UPI app, so you can only resume it there.",
  not_fitting: "This tee has just sold out, or no longer fits your plan. Please choose another.",
  twice: "This tee is already in the parcel. Please choose another.",
  not_full: "Choose every tee in the parcel first.",
  not_asked: "This parcel is already on its way, or is being refunded.",
  bad_subscription: new AppError(
    "invalid_input",
    "Something isn't right. Please check size, tastes and address.",
  ),
} satisfies Refusals;
