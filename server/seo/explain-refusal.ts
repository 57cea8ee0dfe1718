import "server-only";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const conflict = (field: string, message: string) => new AppError("conflict", message, { [field]: message });

const refusals: Refusals = {
  loop: conflict("target", "That would be a loop: the target redirects to this URL."),
  source_taken: conflict("source", "This URL already has a redirect. Change that one."),
  living: conflict("source", "A live page has this URL."),
  former: conflict("source", "This URL already redirects to the page that had it before."),
  drafted: conflict("source", "An unpublished post has this URL."),
  no_page: new AppError("not_found", "No live product or post has this URL.", {
    target: "No live product or post has this URL.",
  }),
  bad_path: new AppError("invalid_input", "One of the two isn't a URL of the shop."),
  not_found: new AppError("not_found", "Someone else has deleted this redirect."),
};

/** Explains why the database refuses a redirect. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
