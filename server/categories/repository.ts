import "server-only";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";

export interface CategoryLink {
  name: string;
  slug: string;
}

/** Top-level categories in their order; without one, by name. */
export async function listTopCategories(): Promise<CategoryLink[]> {
  return unwrap(
    "categories: list top level",
    await publicClient()
      .from("categories")
      .select("name, slug")
      .is("parent_id", null)
      .eq("is_deleted", false)
      .order("sort_order")
      .order("name"),
  );
}
