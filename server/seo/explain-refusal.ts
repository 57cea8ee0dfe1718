import "server-only";
import { AppError, inWords, type Refusals } from "@/server/errors";

const conflict = (field: string, message: string) => new AppError("conflict", message, { [field]: message });

const refusals: Refusals = {
  loop: conflict("target", "It would lead back to where it begins: that address is sent on to this one."),
  source_taken: conflict("source", "Another redirect begins at this address. Change that one."),
  living: conflict("source", "A page that visitors see has this address."),
  former: conflict("source", "This address leads on already, to the page that had it before."),
  drafted: conflict("source", "A post that is not published yet has this address."),
  no_page: new AppError("not_found", "No product or post that visitors see has this address.", {
    target: "No product or post that visitors see has this address.",
  }),
  bad_path: new AppError("invalid_input", "One of the two is no address of the shop."),
  not_found: new AppError("not_found", "Somebody else has deleted this redirect."),
};

/** Says in words why the database refuses a redirect. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
