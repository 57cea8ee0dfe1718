import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { brandFromSettings, defaultBrand } from "@/lib/brand";
import { decodePathname, isWorthRecording, normalizePath } from "@/lib/known-segments";
import { rulesFromSettings, type SeoShop } from "@/lib/seo/rules";
import { readWithCachePolicy } from "@/server/catalog/read-with-cache-policy";
import { log } from "@/server/log";
import { requireAdminAccess } from "@/server/session/viewer";
import { listSiteSettings } from "@/server/settings/repository";
import { findOg, isOgKind, isSeen } from "./og-repository";
import { listRedirects, readRedirects, readSeoOverview, recordMissingPage } from "./repository";
import { getRuleForm } from "./rule-queries";

async function getRedirects(): Promise<Record<string, string>> {
  "use cache";
  return readWithCachePolicy("redirects", {}, readRedirects);
}

/** The redirect of a gone product or post; `path` percent-encoded. Without one the address is recorded, once per cache lifetime. */
export async function findRedirectTarget(path: string): Promise<string | null> {
  "use cache";
  return readWithCachePolicy("redirects", null, async () => {
    const source = normalizePath(path);
    const targets = await getRedirects();
    if (Object.hasOwn(targets, source)) return targets[source] ?? null;
    if (isWorthRecording(path)) {
      await recordMissingPage(decodePathname(path), "").catch((error: unknown) =>
        log.warn({ err: error }, "seo: missing page not recorded"),
      );
    }
    return null;
  });
}

/** The rules of titles and descriptions, and their placeholder values. */
export async function getSeoShop(): Promise<SeoShop> {
  "use cache";
  const { shopName, tagline } = defaultBrand;
  return readWithCachePolicy("siteSettings", { rules: {}, shopName, tagline }, async () => {
    const settings = await listSiteSettings();
    const brand = brandFromSettings(settings);
    return { rules: rulesFromSettings(settings), shopName: brand.shopName, tagline: brand.tagline };
  });
}

/** `asked`: the rule that is open. */
export async function getSeoPage(asked: string | string[] | undefined) {
  await requireAdminAccess(adminPaths.seo, "content.write");
  const [overview, redirects, rules] = await Promise.all([
    readSeoOverview(),
    listRedirects(),
    getRuleForm(asked),
  ]);
  const resting = new Set(overview.resting);
  return {
    ...overview,
    rules,
    redirects: redirects.map((one) => ({ ...one, isResting: resting.has(one.id) })),
  };
}

const ogId = /^[1-9]\d{0,14}$/;

/** Whether visitors can see a record that links may show a picture of. */
export async function isOgRecordVisible(kind: string, id: string): Promise<boolean> {
  return isOgKind(kind) && ogId.test(id) && isSeen(kind, Number(id));
}

/** The stored link picture; null while there is none. */
export async function getOgPicture(kind: string, id: string): Promise<ReadableStream | null> {
  if (!isOgKind(kind) || !ogId.test(id)) return null;
  const url = await findOg(kind, Number(id));
  if (url === null) return null;
  const response = await fetch(url, { cache: "no-store" });
  return response.ok ? response.body : null;
}
