import "server-only";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

const refusals: Refusals = {
  slug_taken: new AppError("conflict", "Another category has this URL.", {
    slug: "Another category has this URL",
  }),
  stale: "Someone else just changed this category. Reload the page.",
  picture_gone: new AppError("conflict", "The picture upload has expired. Choose it again.", {
    pictureUrl: "Choose the picture again",
  }),
  not_found: new AppError(
    "not_found",
    "This category no longer exists, or the change can't be undone any more.",
  ),
  bad_target: "That category no longer exists. Choose another one for the products.",
  category_depth:
    "Categories have two levels. One with subcategories must stay at the top level, and a theme has none.",
  has_products: new AppError("conflict", "Products are in this category. Add a new one for the theme.", {
    words: "Add a new category for the theme",
  }),
};

/** Explains why the database refuses a change of the category tree. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
