import "server-only";
import { sweepDesignRows } from "./asset-repository";
import { removeLooseFiles } from "./file-repository";

/** Deletes unused designs, versions and uploads, and the files of those deleted a day ago; returns how many. */
export async function sweepDesigns(limit: number): Promise<number> {
  const rows = await sweepDesignRows(limit);
  return rows + (await removeLooseFiles(limit));
}
