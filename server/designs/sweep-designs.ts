import "server-only";
import { sweepDesignRows } from "./asset-repository";
import { removeLooseFiles } from "./file-repository";

/** Removes designs, versions and uploads that nobody needs any more, and the files of what went a day ago; returns how many. */
export async function sweepDesigns(limit: number): Promise<number> {
  const rows = await sweepDesignRows(limit);
  return rows + (await removeLooseFiles(limit));
}
