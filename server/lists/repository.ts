import "server-only";
import type { SavedView } from "@/lib/lists/saved-view";
import { BackendError } from "@/server/errors";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

/** The viewer's own views of a list and the shared ones, by name. `mayTidy`: may delete other people's shared views. */
export async function listSavedViews(list: string, viewerId: string, mayTidy: boolean): Promise<SavedView[]> {
  const answer = await (await viewerClient())
    .from("saved_views")
    .select("id, user_id, name, q, sort, is_shared")
    .eq("list", list)
    .order("name")
    .limit(40);
  return unwrap("saved_views: list", answer).map((row) => ({
    id: row.id,
    name: row.name,
    q: row.q,
    sort: row.sort,
    isShared: row.is_shared,
    canDelete: row.user_id === viewerId || mayTidy,
  }));
}

export interface ViewToSave {
  list: string;
  name: string;
  q: string;
  sort: string;
  isShared: boolean;
}

const refusals: Readonly<Record<string, "taken" | "full" | "forbidden">> = {
  "23505": "taken",
  PT409: "full",
  "42501": "forbidden",
};

/** taken: the viewer has a view of this name already. forbidden: the viewer may not see the list. */
export async function insertSavedView({ isShared, ...view }: ViewToSave) {
  const { error, status } = await (await viewerClient())
    .from("saved_views")
    .insert({ ...view, is_shared: isShared });
  if (!error) return "saved";
  const refusal = refusals[error.code];
  if (!refusal) throw new BackendError("saved_views: save", error, status);
  return refusal;
}

export async function deleteSavedView(id: number): Promise<void> {
  unwrap("saved_views: delete", await (await viewerClient()).from("saved_views").delete().eq("id", id));
}
