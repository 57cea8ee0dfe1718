import "server-only";
import { AppError } from "@/server/errors";

/** Messages for refusals of the database, by hint; see mapRefusals(). */
export const groupRefusals = {
  not_found: new AppError("not_found", "We can't find this group order."),
  group_closed: "This group order is closed.",
  group_full: "This group order is full.",
  browser_full: "You've added 20 unpaid tees. Pay for them before you add more.",
  group_paid: "This tee is paid or being paid. Reload the page.",
  too_many_groups: "You have 20 open group orders. Close one first.",
  bad_deadline: "Choose a deadline within 30 days.",
};
