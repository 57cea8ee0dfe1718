import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { drainFallbackTags, everything } from "@/server/cache";
import { log } from "@/server/log";
import { findChangesSinceBuild, findTagsToExpire } from "./find-changes";

const everyMs = 1000;

declare global {
  /** The date of the build's pages, by this machine's clock. */
  var pagesBuiltAt: number | undefined;
  /** Up to when this instance has read and expired all changes. */
  var storefrontReadAt: number | undefined;
}

/** As revalidateTag() does, which works only within a request. */
function expire(tags: readonly string[], ageMs = 0): void {
  const at = Date.now() - ageMs;
  for (const tag of tags) {
    const latest = Math.max(at, tagsManifest.get(tag)?.expired ?? 0);
    tagsManifest.set(tag, { stale: latest, expired: latest });
  }
  if (tags.length > 0) globalThis.pageExpiries = (globalThis.pageExpiries ?? 0) + 1;
}

async function expireSinceBuild(): Promise<void> {
  const { buildAgeMs, expired } = await findChangesSinceBuild();
  globalThis.pagesBuiltAt = Date.now() - buildAgeMs;
  for (const { tags, ageMs } of expired) expire(tags, ageMs);
}

async function expireChanges(): Promise<void> {
  expire((await findTagsToExpire()).tags);
  expire(drainFallbackTags());
}

/**
 * Expires other instances' changes, each second, independently of visitors. The first check comes before the
 * first visitor: pages of the build are older than those before a restart. When it fails, all of them expire.
 */
export async function watchStorefrontChanges(): Promise<void> {
  let isFailing = false;
  const look = async (expireFound: () => Promise<void>, whenFailing: readonly string[]) => {
    const startedAt = Date.now();
    try {
      await expireFound();
      globalThis.storefrontReadAt = startedAt;
      isFailing = false;
    } catch (error) {
      expire(whenFailing);
      if (!isFailing) log.warn({ err: error }, "storefront: changes not read, looking again each second");
      isFailing = true;
    }
  };
  const lookLater = () => setTimeout(() => void look(expireChanges, []).then(lookLater), everyMs).unref();
  await look(expireSinceBuild, everything);
  lookLater();
}
