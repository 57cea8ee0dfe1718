import FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { withoutRequest } from "./without-request.ts";

const NextStore = FileSystemCache.default ?? FileSystemCache;

/** Next's own page cache, without traces of the request that created an entry. next.config.mjs names it. */
// biome-ignore lint/style/noDefaultExport: Next asks for it
export default class CachedPages extends NextStore {
  async set(key, data, context) {
    await super.set(key, data?.kind === "APP_PAGE" ? withoutRequest(key, data) : data, context);
  }
}
