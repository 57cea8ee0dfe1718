import "server-only";
import type { SavedView } from "@/lib/lists/saved-view";
import { BackendError } from "@/server/errors";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** The viewer's own views of a list and the shared ones, by name. */
export async function listSavedViews(list: string, viewerId: string): Promise<SavedView[]> {
  const answer = await (await viewerClient())
    .from("saved_views")
    .select("id, user_id, name, q, sort, is_shared")
    .eq("list", list)
    .order("name")
    .limit(30);
  return unwrap("saved_views: list", answer).map((row) => ({
    id: row.id,
    name: row.name,
    q: row.q,
    sort: row.sort,
    isShared: row.is_shared,
    isOwn: row.user_id === viewerId,
  }));
}

export interface ViewToSave {
  list: string;
  name: string;
  q: string;
  sort: string;
  isShared: boolean;
}

/** False when the viewer has a view of this name already. */
export async function insertSavedView({ isShared, ...view }: ViewToSave): Promise<boolean> {
  const { error, status } = await (await viewerClient())
    .from("saved_views")
    .insert({ ...view, is_shared: isShared });
  if (error && error.code !== "23505") throw new BackendError("saved_views: save", error, status);
  return error === null;
}

export async function deleteSavedView(id: number): Promise<void> {
  unwrap("saved_views: delete", await (await viewerClient()).from("saved_views").delete().eq("id", id));
}
