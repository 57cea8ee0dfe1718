import { readFileSync } from "node:fs";
import { join } from "node:path";
import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { withoutRequest } from "./without-request.ts";

const NextStore = FileSystemCache.default ?? FileSystemCache;

// biome-ignore lint/style/noProcessEnv: Node loads this file, which can't import server/env.ts
const { NEXT_PHASE, REDIS_URL } = process.env;
const isShared = Boolean(REDIS_URL) && NEXT_PHASE !== "phase-production-build";
const { openSharedPages } = isShared ? await import("./shared-pages.ts") : {};
let sharedPages;

/**
 * Next's own page cache, without traces of the request that created an entry, and with REDIS_URL shared by all
 * instances. next.config.mjs names it.
 */
// biome-ignore lint/style/noDefaultExport: Next asks for it
export default class CachedPages extends NextStore {
  constructor(context) {
    super(context);
    if (isShared)
      sharedPages ??= openSharedPages(
        REDIS_URL,
        readFileSync(join(context.serverDistDir, "../BUILD_ID"), "utf8"),
      );
  }

  async get(key, context) {
    const own = NextStore.memoryCache?.get(key);
    const page = own && (await super.get(key, context));
    if (page || context.kind === "FETCH") return page ?? super.get(key, context);
    const shared = await sharedPages?.read(key);
    const isNewer = shared && shared.lastModified > (own?.lastModified ?? 0);
    // super.get() checks its tags, as those of all pages.
    if (isNewer) NextStore.memoryCache.set(key, shared);
    const found = await super.get(key, context);
    // A file of the build, whose date a copy may have changed.
    if (found && !own && !isNewer && globalThis.pagesBuiltAt) found.lastModified = globalThis.pagesBuiltAt;
    return found;
  }

  async revalidateTag(...tags) {
    await super.revalidateTag(...tags);
    globalThis.pageExpiries = (globalThis.pageExpiries ?? 0) + 1;
  }

  async set(key, data, context) {
    const page = data?.kind === "APP_PAGE" ? withoutRequest(key, data) : data;
    await super.set(key, page, context);
    // Not awaited: no visitor waits for Redis.
    if (page) void sharedPages?.write(key, page, context.cacheControl);
  }
}
