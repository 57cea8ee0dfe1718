import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { drainFallbackTags, everything } from "@/server/cache";
import { log } from "@/server/log";
import { findTagsToExpire } from "./find-changes";

const everyMs = 1000;

/** As revalidateTag() does, which works only within a request. */
function expire(tags: readonly string[]): void {
  const at = Date.now();
  for (const tag of tags) tagsManifest.set(tag, { stale: at, expired: at });
}

/**
 * Expires other instances' changes, each second, independently of visitors. The first check comes before the
 * first visitor: pages of the build are older than those before a restart. When it fails, all of them expire.
 */
export async function watchStorefrontChanges(): Promise<void> {
  let isFailing = false;
  const look = async (whenFailing: readonly string[]) => {
    try {
      expire((await findTagsToExpire()).tags);
      expire(drainFallbackTags());
      isFailing = false;
    } catch (error) {
      expire(whenFailing);
      if (!isFailing) log.warn({ err: error }, "storefront: changes not read, looking again each second");
      isFailing = true;
    }
  };
  const lookLater = () => setTimeout(() => void look([]).then(lookLater), everyMs).unref();
  await look(everything);
  lookLater();
}
