import "server-only";
import { AppError, inWords, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  last_owner: "The shop needs an owner. Give somebody else the role of owner first.",
  not_found: new AppError("not_found", "This person has no role any more. Reload the page."),
  is_staff: new AppError("conflict", "This person works here already. Change the role in the list.", {
    email: "This person works here already. Change the role in the list.",
  }),
};

/** Says in words why the database refuses a change of roles. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
