import "server-only";
import { z } from "zod";
import { viewerRpc } from "@/server/supabase/viewer-client";

const failedSchema = z.array(z.object({ term: z.string(), visitors: z.number() }));

export type FailedSearch = z.infer<typeof failedSchema>[number];

export async function listFailedSearches(): Promise<FailedSearch[]> {
  return failedSchema.parse(await viewerRpc("list_failed_searches"));
}

/** False: the undo of a deletion, but the word was saved again in the meantime, and stays as it is. */
export async function saveSearchWord(word: string, means: string[], isUndo: boolean): Promise<boolean> {
  return viewerRpc("save_search_word", { word, means, isUndo });
}

export async function deleteSearchWord(word: string): Promise<void> {
  await viewerRpc("delete_search_word", { word });
}
