import "server-only";
import { z } from "zod";
import { row } from "@/lib/row";
import type { PictureKind, Redirect, TitleProblem } from "@/lib/seo/overview";
import { pageOfPath } from "@/lib/seo/page-pictures";
import { publicClient } from "@/server/supabase/public-client";
import { serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const pageOfRows = 1000;
const maxRedirects = 20_000;

/** All redirects: where each address leads. */
export async function readRedirects(): Promise<Record<string, string>> {
  const targets: Record<string, string> = {};
  for (let from = 0; from < maxRedirects; from += pageOfRows) {
    const rows = unwrap(
      "redirects: read",
      await publicClient()
        .from("redirects")
        .select("source, target")
        .order("id")
        .range(from, from + pageOfRows - 1),
    );
    for (const { source, target } of rows) targets[source] = target;
    if (rows.length < pageOfRows) break;
  }
  return targets;
}

export async function recordRedirectHit(source: string): Promise<void> {
  await serviceRpc("record_redirect_hit", { source });
}

export async function recordMissingPage(path: string, referrer: string): Promise<void> {
  await serviceRpc("record_missing_page", { path, referrer });
}

/** The newest first. */
export async function listRedirects(): Promise<Omit<Redirect, "isResting">[]> {
  return unwrap(
    "redirects: list",
    await (await viewerClient())
      .from("redirects")
      .select("id, source, target, hits, lastHitAt:last_hit_at")
      .order("id", { ascending: false })
      .limit(500),
  );
}

const adminSchema = row({
  missing: z.array(
    row({
      path: z.string(),
      hits: z.number(),
      referrer: z.string(),
      lastAt: z.string(),
      like: z.string().nullable(),
    }),
  ),
  missingCount: z.number(),
  /** Redirects that a page hides. */
  resting: z.array(z.number()),
  titles: z.array(
    z.object({
      kind: z.enum(["product", "post", "category"]),
      id: z.number(),
      title: z.string(),
      problem: z.enum(["same_title", "long_title", "no_description"]),
    }) satisfies z.ZodType<TitleProblem>,
  ),
});

export async function readSeoOverview() {
  return adminSchema.parse(await viewerRpc("get_seo_overview"));
}

/** Null adds one. Returns the id. */
export async function saveRedirect(id: number | null, source: string, target: string): Promise<number> {
  return viewerRpc("save_redirect", { id: id as number, source, target });
}

export async function deleteRedirect(id: number): Promise<void> {
  await viewerRpc("delete_redirect", { id });
}

export async function deleteMissingPage(path: string): Promise<void> {
  await viewerRpc("delete_missing_page", { path });
}

/** The slugs of the newest public product and post, and a tag of that post. */
export async function listExamples(): Promise<Record<"product" | "post" | "tag", string | null>> {
  const [products, posts] = await Promise.all([
    publicClient()
      .from("products")
      .select("slug")
      .eq("status", "published")
      .eq("is_deleted", false)
      .order("created_at", { ascending: false })
      .limit(1),
    publicClient()
      .from("blog_posts")
      .select("slug, tags")
      .eq("is_live", true)
      .order("publish_at", { ascending: false })
      .limit(1),
  ]);
  const [post] = unwrap("seo: a post", posts);
  return {
    product: unwrap("seo: a product", products)[0]?.slug ?? null,
    post: post?.slug ?? null,
    tag: post?.tags[0] ?? null,
  };
}

export async function deleteMissingPages(paths: readonly string[]): Promise<number> {
  return viewerRpc("delete_missing_pages", { paths: [...paths] });
}

/** `version`: when it was last changed; null: it was never set. */
export async function saveRule(key: string, value: string, version: string | null): Promise<void> {
  await viewerRpc("save_seo_rule", { key, value, version: version as string });
}

/** The link picture of an address's page; null: no page with its own picture. */
export async function findLinkPicturePage(
  address: string,
): Promise<{ kind: PictureKind; id: number; path: string } | null> {
  const path = address.replace(/^https?:\/\/[^/]+/, "").replace(/#.*$/, "") || "/";
  const page = pageOfPath(path);
  if (page !== null) return { kind: "page", id: page, path };
  const [, table, slug = ""] = /^\/(products|blog)\/([^/?]+)/.exec(path) ?? [];
  const category = /^\/products\?(?:.*&)?category=([^&]+)/.exec(path)?.[1];
  const client = publicClient();
  const found = category
    ? await client.from("categories").select("id").eq("slug", category).maybeSingle()
    : table === "products"
      ? await client.from("products").select("id").eq("slug", slug).maybeSingle()
      : table === "blog"
        ? await client.from("blog_posts").select("id").eq("slug", slug).maybeSingle()
        : null;
  const row = found && unwrap("seo: a page with a picture", found);
  const kind = category ? "category" : table === "products" ? "product" : "post";
  return row && { kind, id: row.id, path };
}
