import "server-only";
import { z } from "zod";
import { formatMoment } from "@/lib/orders/when";
import { AppError, BackendError } from "@/server/errors";

const words: Readonly<Record<string, string>> = {
  is_staff: "This is an account of staff: change it under Roles.",
  no_email: "This account has no proven e-mail address. They sign in by a code to their phone.",
  blocked: "This account is blocked: unblock it first.",
  not_blocked: "Nothing was done: this account is not blocked any more.",
  not_asked: "Nothing was done: no request for deletion is noted any more.",
};

const doneSchema = z.object({ by: z.string(), at: z.string() });

function explain({ hint, details }: BackendError): AppError | null {
  if (hint === "not_found") return new AppError("not_found", "This account does not exist any more.");
  if (hint === "done_meanwhile") {
    const { by, at } = doneSchema.parse(JSON.parse(details ?? "null"));
    return new AppError("conflict", `Nothing was done: ${by} was first, ${formatMoment(at)}.`);
  }
  const message = hint === null ? undefined : words[hint];
  return message === undefined ? null : new AppError("conflict", message);
}

/** Writes; what the database refuses is said in words, with who was first when somebody was quicker. */
export async function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw (error instanceof BackendError && explain(error)) || error;
  }
}
