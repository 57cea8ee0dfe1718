/** What the service worker keeps on a device, and how long (seconds; spec 9). The oldest entries make room for new ones. */
export const offlineCaches = {
  /** Always the same pages */
  first: {},
  pages: { maxEntries: 50 },
  scripts: { maxEntries: 150 },
  pictures: { maxEntries: 80, maxAgeSeconds: 30 * 24 * 3600 },
  products: { maxEntries: 50, maxAgeSeconds: 10 * 60 },
  settings: { maxEntries: 20, maxAgeSeconds: 3600 },
} as const;

export type OfflineCache = keyof typeof offlineCaches;

/** The header of a request that only fills a cache: moving inside the shop loads no whole page. */
export const forOffline = "x-for-offline";
