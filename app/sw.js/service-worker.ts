/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type RuntimeCaching,
  Serwist,
  type SerwistPlugin,
} from "serwist";
import { type OfflineCache, offlineCaches } from "@/lib/offline-caches";
import { paths } from "@/lib/paths";
import { offlineMessage } from "@/lib/result";

// Keeps what a browser has seen of the shop, so that it opens without a connection. With one, pages and answers always
// come from the shop: no price is shown that it has changed.

declare const self: ServiceWorkerGlobalScope;
/** The build's time, see route.ts. */
declare const BUILT_AT: string;

/** Only what any shared cache may store, so nothing about a person. The cart's page has no items: they are in the browser. */
const onlyPublic: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPublic = /\bpublic\b/.test(response.headers.get("cache-control") ?? "");
    const isCart = request.url === `${self.location.origin}${paths.cart}`;
    return response.status === 200 && (isPublic || isCart) ? response : null;
  },
};

const inCache = (name: OfflineCache, ...plugins: SerwistPlugin[]) => ({
  cacheName: name,
  plugins: [...plugins, new ExpirationPlugin({ ...offlineCaches[name], purgeOnQuotaError: true })],
});

const failed: SerwistPlugin = {
  handlerDidError: async () => Response.json({ error: offlineMessage }, { status: 500 }),
};

const rules: RuntimeCaching[] = [
  {
    matcher: ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === "navigate" && !/^\/(admin|api)(\/|$)/.test(url.pathname),
    handler: new NetworkFirst(inCache("pages", onlyPublic)),
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
    handler: new CacheFirst(inCache("scripts")),
  },
  {
    matcher: ({ request, url, sameOrigin }) =>
      request.destination === "image" && (sameOrigin || url.pathname.includes("/object/public/")),
    // Without CORS a browser counts each picture as megabytes.
    handler: new CacheFirst({ ...inCache("pictures"), fetchOptions: { mode: "cors", credentials: "omit" } }),
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/search/suggest",
    handler: new NetworkFirst(inCache("products", onlyPublic, failed)),
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/api/pincodes/"),
    handler: new NetworkFirst(inCache("settings", onlyPublic, failed)),
  },
];

/** The page that appears in place of a missing one needs its scripts, though it was never opened. */
async function fetchOfflinePage(): Promise<void> {
  const html = await (await fetch(paths.offline)).text();
  const scripts = new Set(html.match(/\/_next\/static\/[\w./~-]+\.js/g));
  await (await caches.open("scripts" satisfies OfflineCache)).addAll([...scripts]);
}
self.addEventListener("install", (event) => event.waitUntil(fetchOfflinePage()));

new Serwist({
  precacheEntries: [{ url: paths.offline, revision: BUILT_AT }],
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: rules,
  fallbacks: {
    entries: [{ url: paths.offline, matcher: ({ request }) => request.mode === "navigate" }],
  },
}).addEventListeners();
