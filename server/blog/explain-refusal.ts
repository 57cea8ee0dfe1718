import "server-only";
import { AppError, inWords } from "@/server/errors";

const refusals: Record<string, AppError> = {
  slug_taken: new AppError("conflict", "Another post has this address, or had it.", {
    slug: "Another post has this address, or had it",
  }),
  picture_gone: new AppError("conflict", "The picture waited too long to be saved. Choose it again.", {
    coverUrl: "Choose the picture again",
  }),
  name_taken: new AppError("conflict", "Another author has this name.", {
    name: "Another author has this name",
  }),
  bad_post: new AppError("invalid_input", "The database refused a value. Please check the fields."),
  bad_author: new AppError("invalid_input", "The database refused a value. Please check the fields."),
  stale: new AppError("conflict", "Somebody else has just changed this post. Reload the page."),
  not_found: new AppError("not_found", "Somebody else has deleted this."),
};

/** Says in words why the database refuses to write a post or an author. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
