import "server-only";
import { AppError } from "@/server/errors";

/** Messages for refusals of the database, by hint; see mapRefusals(). */
export const designRefusals = {
  not_found: new AppError("not_found", "This design no longer exists."),
  designs_full: "You've reached the limit of 200 designs. Delete one you don't need.",
  asset_missing: new AppError(
    "not_found",
    "A picture in this design no longer exists. Remove it or upload it again.",
  ),
  asset_foreign: new AppError(
    "not_found",
    "A picture in this design belongs to another account. Remove it or upload it again.",
  ),
  assets_full:
    "You've run out of space for pictures. Log in to save up to 400. Pictures not used in a design are deleted 40 days after you last opened your uploads.",
  refused: new AppError("conflict", "We can't print this design, so you can't share it either."),
  files_gone: "The upload took too long. Please try again.",
};
