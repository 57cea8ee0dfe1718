import "server-only";
import { z } from "zod";
import type { AdminCategory } from "@/lib/categories/admin-category";
import { type CategoryFields, splitWords } from "@/lib/categories/category-schema";
import type { Place } from "@/lib/categories/category-tree";
import { row } from "@/lib/row";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

export interface CategoryLink {
  name: string;
  slug: string;
}

/** Top-level categories in their order; without one, by name. No themes. */
export async function listTopCategories(): Promise<CategoryLink[]> {
  return unwrap(
    "categories: list top level",
    await publicClient()
      .from("categories")
      .select("name, slug")
      .is("parent_id", null)
      .filter("words", "eq", "{}")
      .eq("is_deleted", false)
      .order("sort_order")
      .order("name"),
  );
}

const rowsSchema = z.array(
  row({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    oldSlugs: z.array(z.string()),
    description: z.string(),
    parentId: z.number().nullable(),
    pictureUrl: z.string().nullable(),
    pictureAlt: z.string(),
    isHidden: z.boolean(),
    words: z.array(z.string()),
    version: z.number(),
    published: z.number(),
    drafts: z.number(),
    coupons: z.number(),
  }),
);

/** All that are not deleted, by their full names, such as "Men › Basics". */
export async function listCategoryNames(): Promise<(CategoryLink & { id: number; isTheme: boolean })[]> {
  const client = await viewerClient();
  const rows = unwrap(
    "categories: names",
    await client
      .from("categories")
      .select("id, name, slug, parent_id, words")
      .eq("is_deleted", false)
      .limit(1000),
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return rows
    .map(({ id, name, slug, parent_id, words }) => {
      const above = parent_id === null ? undefined : names.get(parent_id);
      return { id, slug, isTheme: words.length > 0, name: above ? `${above} › ${name}` : name };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "en-IN"));
}

/** All categories in their order, with their dependents. */
export async function listAdminCategories(): Promise<AdminCategory[]> {
  return rowsSchema.parse(await viewerRpc("list_admin_categories"));
}

/**
 * `of` is the category and the version that was read; null adds one, below `parentId`. Returns its id.
 */
export async function saveCategory(
  of: { id: number; version: number } | null,
  { name, slug, description, pictureUrl, pictureAlt, isHidden, words }: CategoryFields,
  parentId: number | null = null,
): Promise<number> {
  const fields = {
    name,
    slug,
    description,
    picture_url: pictureUrl || null,
    picture_alt: pictureUrl ? pictureAlt : "",
    is_hidden: isHidden,
    words: splitWords(words),
    parent_id: parentId,
  };
  // The type generator does not support nullable arguments.
  return viewerRpc("save_category", {
    id: (of?.id ?? null) as number,
    version: (of?.version ?? null) as number,
    fields,
  });
}

const leftSchema = row({
  parentId: z.number().nullable(),
  beforeId: z.number().nullable(),
  products: z.number(),
});

/** Returns the former position, and how many products moved along to another parent. */
export async function moveCategory(id: number, { parentId, beforeId }: Place) {
  return leftSchema.parse(
    await viewerRpc("move_category", { id, parentId: parentId as number, beforeId: beforeId ?? undefined }),
  );
}

const removalSchema = row({ removalId: z.string(), products: z.number(), categories: z.number() });

/** `targetId`: the new category of its products; null: none. */
export async function deleteCategory(of: { id: number; version: number }, targetId: number | null) {
  return removalSchema.parse(
    await viewerRpc("delete_category", { id: of.id, version: of.version, target: targetId ?? undefined }),
  );
}

export async function restoreCategory(removalId: string): Promise<void> {
  await viewerRpc("restore_category", { removalId });
}
