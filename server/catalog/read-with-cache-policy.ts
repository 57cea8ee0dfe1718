import "server-only";
import { type CachePolicy, cacheAs, cacheBriefly } from "@/server/cache";
import { isBuilding } from "@/server/env";
import { log } from "@/server/log";

/**
 * Reads, and sets the cache lifetime of the result. A build must succeed without a database: then the fallback is
 * cached until the first visit. At any other time a failure throws, so that Next keeps serving the old page.
 */
export async function readWithCachePolicy<T>(
  policy: CachePolicy,
  standIn: T,
  read: () => Promise<T>,
  tagsOf: (answer: T) => string[] = () => [],
): Promise<T> {
  try {
    const answer = await read();
    cacheAs(policy, ...tagsOf(answer));
    return answer;
  } catch (error) {
    if (!isBuilding()) throw error;
    log.warn({ err: error }, "catalogue: read failed during the build, the first visit reads it");
    cacheBriefly(policy);
    return standIn;
  }
}
