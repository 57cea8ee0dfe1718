import "server-only";
import { z } from "zod";
import { formatMoment } from "@/lib/orders/when";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const doneSchema = z.object({ by: z.string(), at: z.string() });

const refusals: Refusals = {
  not_found: new AppError("not_found", "This account no longer exists."),
  is_staff: "This is a staff account. Change it in Roles.",
  no_email: "This account has no verified email. They log in with a code sent to their phone.",
  blocked: "This account is blocked. Unblock it first.",
  not_blocked: "No change: this account isn't blocked any more.",
  not_asked: "No change: the deletion request no longer exists.",
  already_done: ({ details }) => {
    const { by, at } = doneSchema.parse(JSON.parse(details ?? "null"));
    return `No change: ${by} already did this, ${formatMoment(at)}.`;
  },
};

/** Writes; a refusal of the database becomes an error with its message, and names the colleague who was first. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
