import "server-only";
import { AppError } from "@/server/errors";

/** What the database refuses, in words, by its hint; see inWords(). */
export const designRefusals = {
  not_found: new AppError("not_found", "This design is not there any more."),
  designs_full: "You have 200 designs, and more can't be kept. Delete one that you don't need.",
  asset_missing: new AppError(
    "not_found",
    "A picture of this design is not there any more. Remove it or upload it again.",
  ),
  asset_foreign: new AppError(
    "not_found",
    "A picture of this design belongs to another account. Remove it or upload it again.",
  ),
  assets_full:
    "There is no room for more pictures. Sign in to keep up to 400. Those that no design shows go 40 days after you last opened your pictures.",
  refused: new AppError("conflict", "We can't print this design, so it can't be shared either."),
  files_gone: "The upload took too long. Please try again.",
};
