import "server-only";
import { z } from "zod";
import { productInformationSchema } from "@/lib/catalog/product-information-row";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { publicClient, publicRpc } from "@/server/supabase/public-client";
import { serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const partsSchema = row({
  products: z.number(),
  productsChangedAt: z.string().nullable(),
  posts: z.number(),
  postsChangedAt: z.string().nullable(),
});

/** Number of public products and posts, and when they last changed (ISO; null while there are none). */
export async function countParts() {
  return partsSchema.parse(await publicRpc("sitemap_parts"));
}

const chunkSchema = z.array(z.tuple([z.string(), z.string(), z.array(z.string())]));

/** Slug, ISO time of the last change, and pictures of 5,000 products; chunks count from 0. */
export async function listSitemapProducts(chunk: number) {
  return chunkSchema.parse(await publicRpc("sitemap_products", { chunk }));
}

const feedSchema = z.array(
  z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    price: money,
    cut: z.string(),
    category: z.string().nullable(),
    mrp: money.nullable(),
    information: productInformationSchema,
    images: z.array(z.object({ url: z.string(), color: z.string().nullable() })),
    variants: z.array(
      z.object({
        sku: z.string(),
        size: z.string(),
        color: z.string(),
        price: money.nullable(),
        mrp: money.nullable(),
        available: z.boolean(),
      }),
    ),
  }),
);

export type FeedProduct = z.infer<typeof feedSchema>[number] & { price: Paise };

/** 500 products with their variants; chunks are numbered from 0. */
export async function listFeedProducts(chunk: number): Promise<FeedProduct[]> {
  return feedSchema.parse(await publicRpc("feed_products", { chunk }));
}

export interface CrawlerSettings {
  aiCrawlers: "all" | "none";
  /** Empty: search engines are not pinged about changes. */
  indexNowKey: string;
}

export async function readCrawlerSettings(): Promise<CrawlerSettings> {
  const rows = unwrap(
    "crawlers: settings",
    await publicClient()
      .from("site_settings")
      .select("key, value")
      .in("key", ["ai_crawlers", "indexnow_key"]),
  );
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    aiCrawlers: values.get("ai_crawlers") === "none" ? "none" : "all",
    indexNowKey: values.get("indexnow_key") ?? "",
  };
}

/** Records that a known bot fetched a file for bots. */
export async function countBotVisit(bot: string, file: string): Promise<void> {
  await serviceRpc("record_bot_visit", { bot, file });
}

const gapsSchema = z.array(
  z.object({ reason: z.string(), count: z.number(), examples: z.array(z.string()) }),
);

export type CrawlGap = z.infer<typeof gapsSchema>[number];

/** Pages excluded from the sitemap, by reason. */
export async function listGaps(): Promise<CrawlGap[]> {
  return gapsSchema.parse(await viewerRpc("list_sitemap_gaps"));
}

export interface CrawlerVisit {
  bot: string;
  file: string;
  day: string;
  visits: number;
  lastAt: string;
}

/** The newest days of each bot and file. */
export async function listVisits(): Promise<CrawlerVisit[]> {
  return unwrap(
    "crawlers: visits",
    await (await viewerClient())
      .from("crawler_visits")
      .select("bot, file, day, visits, lastAt:last_at")
      .order("day", { ascending: false })
      .order("bot")
      .limit(200),
  );
}

export interface Ping {
  id: number;
  pathCount: number;
  createdAt: string;
  sentAt: string | null;
  deadAt: string | null;
  lastError: string | null;
}

export async function listPings(): Promise<Ping[]> {
  const rows = unwrap(
    "indexnow: list",
    await (await viewerClient())
      .from("indexnow_pings")
      .select("id, paths, createdAt:created_at, sentAt:sent_at, deadAt:dead_at, lastError:last_error")
      .order("id", { ascending: false })
      .limit(20),
  );
  return rows.map(({ paths, ...ping }) => ({ ...ping, pathCount: paths.length }));
}

/** Records what has changed since the last ping; returns how many addresses. */
export async function queueIndexNow(): Promise<number> {
  return serviceRpc("queue_indexnow");
}

export async function claimIndexNow() {
  return (await serviceRpc("claim_indexnow"))[0] ?? null;
}

/** `problem` null: it was accepted. A refused one is not sent again. */
export async function settleIndexNow(
  { id, attempts }: { id: number; attempts: number },
  problem: { why: string; isRefused: boolean } | null,
): Promise<void> {
  await serviceRpc("settle_indexnow", {
    id,
    attempt: attempts,
    error: (problem?.why ?? null) as string,
    isRefused: problem?.isRefused ?? false,
  });
}
