import "server-only";
import { z } from "zod";
import { toPaise } from "@/lib/money";
import type { AddWish, RemoveWish } from "@/lib/wishlist/schemas";
import type { Wish } from "@/lib/wishlist/wish";
import type { WishlistEntry, WishlistProduct } from "@/lib/wishlist/wishlist-item";
import { BackendError } from "@/server/errors";
import { publicClient } from "@/server/supabase/public-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const maxRead = 400;

/** Newest first, without products that are no longer sold. */
export async function listWishes(userId: string): Promise<Wish[]> {
  const answer = await (await viewerClient())
    .from("user_wishlist")
    .select("product_id, size, products!user_wishlist_product_id_fkey!inner(id)")
    .eq("user_id", userId)
    .eq("products.status", "published")
    .eq("products.is_deleted", false)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(maxRead);
  return unwrap("user_wishlist: list", answer).map(({ product_id, size }) => ({ id: product_id, size }));
}

const productColumns =
  "id, slug, name, price, mrp, product_images(image_url, color, position, id), product_variants(id, size, color, price, mrp, available, is_active)";

interface ProductRow {
  id: number;
  slug: string;
  name: string;
  price: number;
  mrp: number | null;
  product_images: { image_url: string; color: string | null; position: number; id: number }[];
  product_variants: {
    id: number;
    size: string;
    color: string;
    /** Null: the product's. */
    price: number | null;
    mrp: number | null;
    /** The generated type of a computed column is nullable; the value is never null. */
    available: number | null;
    is_active: boolean;
  }[];
}

function toProduct(row: ProductRow): WishlistProduct {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    listPaise: toPaise(row.price),
    mrpPaise: toPaise(row.mrp ?? row.price),
    images: row.product_images
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .map((image) => ({ url: image.image_url, color: image.color })),
    variants: row.product_variants
      .filter((variant) => variant.is_active)
      .map(({ id, size, color, price, mrp, available }) => ({
        id,
        size,
        color,
        listPaise: toPaise(price ?? row.price),
        mrpPaise: toPaise(mrp ?? row.mrp ?? price ?? row.price),
        isAvailable: Boolean(available),
      })),
  };
}

export interface WishlistRow {
  entry: WishlistEntry;
  product: WishlistProduct;
}

/** The entries with their products, in the order of `listWishes`. */
export async function listWishlistProducts(userId: string): Promise<WishlistRow[]> {
  const answer = await (await viewerClient())
    .from("user_wishlist")
    .select(`size, color, products!user_wishlist_product_id_fkey!inner(${productColumns})`)
    .eq("user_id", userId)
    .eq("products.status", "published")
    .eq("products.is_deleted", false)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(maxRead);
  return unwrap("user_wishlist: list products", answer).map(({ size, color, products }) => ({
    entry: { size, color },
    product: toProduct(products),
  }));
}

const refusals = ["product_missing", "size_missing", "wishlist_full"] as const;

/** The reason why add_to_wishlist refused; null for an unexpected error. */
export function refusalOf(error: unknown): (typeof refusals)[number] | null {
  if (!(error instanceof BackendError)) return null;
  return refusals.find((refusal) => refusal === error.hint) ?? null;
}

const outcomeSchema = z.enum(["added", "already"]);

export async function insertWish({ id, size, color }: AddWish): Promise<z.infer<typeof outcomeSchema>> {
  return outcomeSchema.parse(
    await viewerRpc("add_to_wishlist", {
      productId: id,
      ...(size !== null && { size }),
      ...(color !== undefined && { color }),
    }),
  );
}

export async function deleteWish(userId: string, { id, size }: RemoveWish): Promise<void> {
  const entries = (await viewerClient())
    .from("user_wishlist")
    .delete()
    .eq("user_id", userId)
    .eq("product_id", id);
  const answer = await (size === undefined
    ? entries
    : size === null
      ? entries.is("size", null)
      : entries.eq("size", size));
  unwrap("user_wishlist: delete", answer);
}

export async function findShareToken(userId: string): Promise<string | null> {
  const answer = await (await viewerClient())
    .from("wishlist_shares")
    .select("token")
    .eq("user_id", userId)
    .maybeSingle();
  return unwrap("wishlist_shares: find", answer)?.token ?? null;
}

export async function createShare(): Promise<string> {
  return viewerRpc("share_wishlist");
}

export async function deleteShare(userId: string): Promise<void> {
  unwrap(
    "wishlist_shares: delete",
    await (await viewerClient()).from("wishlist_shares").delete().eq("user_id", userId),
  );
}

const sharedSchema = z
  .array(z.object({ product_id: z.number(), size: z.string().nullable(), color: z.string().nullable() }))
  .nullable();

/** Null when the link does not exist. */
export async function findSharedEntries(
  token: string,
): Promise<(WishlistEntry & { productId: number })[] | null> {
  const answer = await publicClient().rpc("shared_wishlist", { p_token: token }, { get: true });
  const entries = sharedSchema.parse(unwrap("shared_wishlist", answer));
  return entries?.map(({ product_id, ...entry }) => ({ ...entry, productId: product_id })) ?? null;
}

/** With public rights. */
export async function findWishlistProducts(ids: readonly number[]): Promise<Map<number, WishlistProduct>> {
  if (ids.length === 0) return new Map();
  const answer = await publicClient()
    .from("products")
    .select(productColumns)
    .in("id", [...new Set(ids)]);
  return new Map(unwrap("products: find for wishlist", answer).map((row) => [row.id, toProduct(row)]));
}
