import "server-only";
import { z } from "zod";
import { formatMoment } from "@/lib/orders/when";
import { AppError, inWords, type Refusals } from "@/server/errors";

const doneSchema = z.object({ by: z.string(), at: z.string() });

const refusals: Refusals = {
  not_found: new AppError("not_found", "This account does not exist any more."),
  is_staff: "This is an account of staff: change it under Roles.",
  no_email: "This account has no proven e-mail address. They sign in by a code to their phone.",
  blocked: "This account is blocked: unblock it first.",
  not_blocked: "Nothing was done: this account is not blocked any more.",
  not_asked: "Nothing was done: no request for deletion is noted any more.",
  done_meanwhile: ({ details }) => {
    const { by, at } = doneSchema.parse(JSON.parse(details ?? "null"));
    return `Nothing was done: ${by} was first, ${formatMoment(at)}.`;
  },
};

/** Writes; a refusal of the database becomes an error with its message, and who was first if a colleague was quicker. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
