import "server-only";
import { AppError, inWords, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  slug_taken: new AppError("conflict", "Another category has this address.", {
    slug: "Another category has this address",
  }),
  stale: "Somebody else has just changed this category. Reload the page.",
  picture_gone: new AppError("conflict", "The picture waited too long to be saved. Choose it again.", {
    pictureUrl: "Choose the picture again",
  }),
  not_found: new AppError("not_found", "This category is gone, or the step can't be taken back any more."),
  bad_target: "Choose another place for the products: that category is gone.",
  category_depth:
    "Categories have two levels: one with others below it stays at the top, and nothing goes below a lower one.",
};

/** Says in words why the database refuses a change of the tree. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
