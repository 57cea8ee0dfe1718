import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { defaultPages } from "@/lib/pages/default-pages";
import { isPageKey, type PageKey, type PageText } from "@/lib/pages/page-key";
import { readProcessors } from "@/lib/privacy/processors";
import { publicEnv } from "@/lib/public-env";
import { ogPageImage } from "@/lib/seo/og-image";
import { pageStructure } from "@/lib/seo/page-structure";
import { cacheAs, cacheBriefly } from "@/server/cache";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { getSnippetShop } from "@/server/categories/queries";
import { log } from "@/server/log";
import { requireAdminAccess } from "@/server/session/viewer";
import { listShopFacts } from "@/server/settings/queries";
import { findAdminPage, findPage, findProcessors, listEditedPages } from "./repository";
import { type ReadPage, readPageText } from "./text-queries";

/** The text by staff, or the built-in text while the database does not respond. */
export async function getPageText(key: PageKey): Promise<PageText> {
  "use cache";
  try {
    const text = (await findPage(key)) ?? defaultPages[key];
    cacheAs("pages");
    return text;
  } catch (error) {
    log.warn({ err: error, key }, "pages: read failed, showing the default text");
    cacheBriefly("pages");
    return defaultPages[key];
  }
}

/** The companies that process data for the shop, as the server is configured; none while the database does not respond. */
export async function getProcessors(): Promise<{ name: string; purpose: string }[]> {
  "use cache";
  try {
    const processors = readProcessors(await findProcessors());
    cacheAs("pages");
    return processors;
  } catch (error) {
    log.warn({ err: error }, "pages: processors not read");
    cacheBriefly("pages");
    return [];
  }
}

/** A page as visitors see it. */
export async function getPage(key: PageKey): Promise<ReadPage> {
  "use cache";
  return readPageText(await getPageText(key));
}

/** Its metadata for search engines. */
export async function getPageStructure(key: PageKey) {
  const { title, description, brand } = await getPage(key);
  return pageStructure(key, { title, description, shopName: brand.shopName, siteUrl: publicEnv.siteUrl });
}

/** When each page was last edited (ISO); unedited pages are missing. */
export async function listPageDates(): Promise<Partial<Record<string, string>>> {
  "use cache";
  return readWithCachePolicy("pages", {}, async () => Object.fromEntries(await listEditedPages()));
}

/** Title, description and address, in the shape of Next's metadata. */
export async function getPageMeta(key: PageKey, path: string) {
  const { title, description, brand } = await getPage(key);
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { siteName: brand.shopName, title, description, url: path, images: [ogPageImage(key, title)] },
    twitter: { card: "summary_large_image" as const },
  };
}

export async function getPageList() {
  await requireAdminAccess(adminPaths.pages, "content.write");
  return { edited: Object.fromEntries(await listEditedPages()) };
}

/** One page with its versions; null when there is none of this name. */
export async function getAdminPage(name: string) {
  await requireAdminAccess(adminPaths.pages, "content.write");
  if (!isPageKey(name)) return null;
  const [{ row, revisions }, facts, shop] = await Promise.all([
    findAdminPage(name),
    listShopFacts(),
    getSnippetShop(),
  ]);
  const { version, ...text } = row ?? { ...defaultPages[name], version: 0 };
  return { page: name, text, version, revisions, facts, shop };
}
