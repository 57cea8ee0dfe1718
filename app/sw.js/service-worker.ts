/// <reference lib="webworker" />
import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  type RuntimeCaching,
  Serwist,
  type SerwistPlugin,
} from "serwist";
import { forOffline, type OfflineCache, offlineCaches } from "@/lib/offline-caches";
import { paths } from "@/lib/paths";
import { offlineMessage } from "@/lib/result";

// Keeps what a browser has seen of the shop, so that it opens without a connection. With one, pages and answers always
// come from the shop: no price is shown that it has changed.

declare const self: ServiceWorkerGlobalScope;
/** The build's time, see route.ts: a new build is a new worker, which fetches its first pages. */
declare const BUILT_AT: string;

/** Of a page's address: others, such as the token of an email's link, may be about a person. */
const knownParameters = new Set(["category", "color", "size", "tab", "page"]);

/** Only what any shared cache may store, so nothing about a person. */
const onlyPublic: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPublic = /\bpublic\b/.test(response.headers.get("cache-control") ?? "");
    return response.status === 200 && isPublic && hasKnownAddress(request) ? response : null;
  },
};

function hasKnownAddress({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.startsWith("/api/") || [...searchParams.keys()].every((name) => knownParameters.has(name));
}

/** A page that is there from the start, or the one that says why another is missing. */
const elseFirst: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const first = await caches.open("first" satisfies OfflineCache);
    return (await first.match(request, { ignoreVary: true })) ?? first.match(paths.offline);
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
      sameOrigin &&
      (request.mode === "navigate" || request.headers.has(forOffline)) &&
      !/^\/(admin|api)(\/|$)/.test(url.pathname),
    // A public page is the same for all requests that accept HTML.
    handler: new NetworkFirst({
      ...inCache("pages", onlyPublic, elseFirst),
      matchOptions: { ignoreVary: true },
    }),
  },
  {
    matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
    handler: new CacheFirst(inCache("scripts")),
  },
  {
    // Pictures of products: a design belongs to a person.
    matcher: ({ request, url }) =>
      request.destination === "image" && url.pathname.includes("/object/public/product-images/"),
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

/** Pages that open though they were never seen, with their scripts. The cart has its items in the browser. */
async function fetchFirstPages(): Promise<void> {
  const [first, scripts] = await Promise.all(
    (["first", "scripts"] satisfies OfflineCache[]).map((name) => caches.open(name)),
  );
  for (const path of [paths.offline, paths.home, paths.cart]) {
    const response = await fetch(path, { credentials: "omit", headers: { [forOffline]: BUILT_AT } });
    const html = await response.clone().text();
    await first?.put(path, response);
    await scripts?.addAll([...new Set(html.match(/\/_next\/static\/[\w./~-]+\.js/g))]);
  }
}

/** Chromium answers these without waiting for the worker, whose start would delay each click; TypeScript lacks the method. */
const routes = [
  { condition: { urlPattern: { pathname: "/api/search/suggest" } }, source: "fetch-event" },
  { condition: { urlPattern: { pathname: "/api/pincodes/*" } }, source: "fetch-event" },
  { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" },
  { condition: { urlPattern: { search: "*_rsc=*" } }, source: "network" },
  { condition: { requestMethod: "POST" }, source: "network" },
  {
    condition: { urlPattern: { pathname: "/_next/static/*" } },
    source: "race-network-and-fetch-handler",
  },
  { condition: { requestDestination: "image" }, source: "race-network-and-fetch-handler" },
];
self.addEventListener(
  "install",
  (event: ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> }) =>
    event.waitUntil(Promise.all([event.addRoutes?.(routes), fetchFirstPages()])),
);

new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: rules,
}).addEventListeners();
