import "server-only";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  last_owner: "The shop needs an owner. Make someone else an owner first.",
  not_found: new AppError("not_found", "This person no longer has a role. Reload the page."),
  is_staff: new AppError("conflict", "This person is already staff. Change their role in the list.", {
    email: "This person is already staff. Change their role in the list.",
  }),
};

/** Explains why the database refuses a change of roles. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
