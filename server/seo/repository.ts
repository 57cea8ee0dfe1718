import "server-only";
import { z } from "zod";
import type { MissingPage, Redirect, TitleProblem } from "@/lib/seo/desk";
import { publicClient } from "@/server/supabase/public-client";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const pageOfRows = 1000;
const mostRedirects = 20_000;

/** All redirects: where each address leads. */
export async function readRedirects(): Promise<Record<string, string>> {
  const targets: Record<string, string> = {};
  for (let from = 0; from < mostRedirects; from += pageOfRows) {
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

export async function noteRedirect(source: string): Promise<void> {
  unwrap("redirects: note", await serviceClient().rpc("note_redirect", { p_source: source }));
}

export async function noteMissingPage(path: string, referrer: string): Promise<void> {
  unwrap(
    "missing pages: note",
    await serviceClient().rpc("note_missing_page", { p_path: path, p_referrer: referrer }),
  );
}

/** The newest first. */
export async function listRedirects(): Promise<Omit<Redirect, "isResting">[]> {
  const rows = unwrap(
    "redirects: list",
    await (await viewerClient())
      .from("redirects")
      .select("id, source, target, hits, last_hit_at")
      .order("id", { ascending: false })
      .limit(500),
  );
  return rows.map(({ last_hit_at, ...row }) => ({ ...row, lastHitAt: last_hit_at }));
}

const deskSchema = z
  .object({
    missing: z.array(
      z
        .object({
          path: z.string(),
          hits: z.number(),
          referrer: z.string(),
          last_at: z.string(),
          like: z.string().nullable(),
        })
        .transform(({ last_at, ...row }): MissingPage => ({ ...row, lastAt: last_at })),
    ),
    missing_count: z.number(),
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
  })
  .transform(({ missing_count, ...row }) => ({ ...row, missingCount: missing_count }));

export async function readSeoDesk() {
  return deskSchema.parse(unwrap("seo: desk", await (await viewerClient()).rpc("seo_desk")));
}

/** Null adds one. Returns the id. */
export async function saveRedirect(id: number | null, source: string, target: string): Promise<number> {
  const args = { p_id: id as number, p_source: source, p_target: target };
  return unwrap("redirects: save", await (await viewerClient()).rpc("save_redirect", args));
}

export async function deleteRedirect(id: number): Promise<void> {
  unwrap("redirects: delete", await (await viewerClient()).rpc("delete_redirect", { p_id: id }));
}

export async function forgetMissingPage(path: string): Promise<void> {
  unwrap("missing pages: forget", await (await viewerClient()).rpc("forget_missing_page", { p_path: path }));
}

/** The slugs of the newest product and the newest post that visitors see. */
export async function listExamples(): Promise<{ product: string | null; post: string | null }> {
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
      .select("slug")
      .eq("is_live", true)
      .order("publish_at", { ascending: false })
      .limit(1),
  ]);
  return {
    product: unwrap("seo: a product", products)[0]?.slug ?? null,
    post: unwrap("seo: a post", posts)[0]?.slug ?? null,
  };
}
