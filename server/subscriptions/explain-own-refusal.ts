import "server-only";
import { AppError, type Refusals } from "@/server/errors";

/** What the database refuses a subscriber, in words, by its hint; see inWords(). */
export const ownRefusals = {
  no_subscription: new AppError("not_found", "We can't find this subscription among yours."),
  stale: "It has changed meanwhile. See how it is now, and press again.",
  closed: "The next charge is too near: the parcel is being made ready. Change it after the charge.",
  ended: "This subscription has ended.",
  price_changed: new AppError(
    "conflict",
    "This plan has another price now, or is not offered any more. See what is agreed to, and agree again.",
  ),
  too_many: "You have ten subscriptions. Stop or drop one first.",
  wish_open: "What you wanted before is still on its way. Try again in a few minutes.",
  not_running: "It can't be done now: see how the subscription is.",
  same_plan: "This is the plan that you have.",
  followed: "You have agreed to another plan already. It begins with the next charge.",
  paused_by_bank: "You paused it in your bank's or UPI app, and only there it can go on.",
  not_fitting: "This tee has just gone, or does not fit any more. Please choose another.",
  twice: "This tee is in the parcel already. Please choose another.",
  not_full: "Choose every tee of the parcel first.",
  not_asked: "This parcel is on its way already, or its money goes back.",
  bad_subscription: new AppError(
    "invalid_input",
    "Something does not fit. Please check size, tastes and address.",
  ),
} satisfies Refusals;
