import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { memoryBounds } from "./lib/limits/memory-bounds.ts";
import {
  answerPolicy,
  cameraHeaders,
  contentPolicy,
  securityHeaders,
} from "./lib/security/security-headers.ts";

const query = (key, value) => ({ type: "query", key, ...(value && { value }) });
const categoryIn = (name) => query("category", `(?<${name}>[a-z0-9]+(?:-[a-z0-9]+)*)`);
const pageIn = (name) => query("page", `(?<${name}>[1-9][0-9]{0,3})`);

// Next compiles and tries each rule again for each request of a page: 65 rules were a fifth of a cached page's cost.
// Addresses that differ in one word therefore share a rule.
const shelves = ":shelf(products|premium-tshirts)";

// Lists are cached pages (/catalog/…) unless they are filtered, searched or sorted. All values that can't be a page
// or category share one cached 404, so that junk addresses never fill the cache; the live list handles capitals.
const narrowing = ["q", "size", "color", "origin", "fit", "theme", "min", "max", "stock", "sort"];
const isWhole = narrowing.map((key) => query(key));
const junk = [
  query("page", "(?![1-9][0-9]{0,3}$).+"),
  query("category", "(?![a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$).+"),
];
const listRewrites = [
  ...junk.map((has) => ({ source: `/${shelves}`, has: [has], destination: "/catalog/none/0" })),
  { source: `/${shelves}`, has: [query("category", ".*[A-Z].*")], destination: "/browse?list=:shelf" },
  ...[
    {
      source: "/products",
      has: [categoryIn("list"), pageIn("nr")],
      destination: "/catalog/:list/:nr",
    },
    { source: "/products", has: [categoryIn("list")], destination: "/catalog/:list/1" },
    { source: "/products", has: [pageIn("nr")], destination: "/catalog/all/:nr" },
    { source: "/products", destination: "/catalog/all/1" },
    { source: "/premium-tshirts", has: [pageIn("nr")], destination: "/catalog/premium-tshirts/:nr" },
    { source: "/premium-tshirts", destination: "/catalog/premium-tshirts/1" },
  ].map((rule) => ({ ...rule, missing: isWhole })),
  { source: `/${shelves}`, destination: "/browse?list=:shelf" },
];

// A colour in a product's address has its own cached page; an impossible colour is ignored.
const productRewrites = [
  {
    source: "/:address(products|product)/:key",
    has: [query("color", "(?<shade>[a-z0-9]+(?:-[a-z0-9]+)*)")],
    destination: "/product-view/:key/:shade",
  },
  { source: "/product/:key", destination: "/products/:key" },
];

// Addresses that also exist as Markdown, at .md.
const slug = "([a-z0-9]+(?:-[a-z0-9]+)*)";
const textPages = "about|contact|faq|shipping-policy|refund-policy|investor|terms|terms-policy|blog";
const privacyTab = query("tab", "privacy");
const markdownRewrites = [
  {
    source: `/:text(${textPages}|products|premium-tshirts).md`,
    destination: "/markdown/:text",
  },
  { source: `/:area(products|blog)/:slug${slug}.md`, destination: "/markdown/:area/:slug" },
];

// Clients that prefer Markdown. A browser accepts HTML, and "*/*" isn't a preference. They are redirected to
// .md: a cache that ignores Vary would serve the Markdown at the page's own address to every visitor.
const wantsMarkdown = {
  type: "header",
  key: "accept",
  value:
    "(?:\\s*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)).*|(?!.*text/html).*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)).*)",
};
const negotiated = [
  { source: `/:text(${textPages})`, destination: "/:text.md" },
  { source: `/:area(products|blog)/:slug${slug}`, destination: "/:area/:slug.md" },
  { source: `/${shelves}`, missing: isWhole, destination: "/:shelf.md" },
].map((rule) => ({ ...rule, has: [wantsMarkdown], permanent: false }));

// Invalid UTF-8 can't be an address; Next would answer 500 on a dynamic route.
const hex = "[0-9a-fA-F]";
const tail = `%[89abAB]${hex}`;
const encoded = [
  `%[0-7]${hex}`,
  `%[cC][2-9a-fA-F]${tail}`,
  `%[dD]${hex}${tail}`,
  `%[eE][1-9a-cefA-CEF]${tail}${tail}`,
  `%[eE]0%[abAB]${hex}${tail}`,
  `%[eE][dD]%[89]${hex}${tail}`,
  `%[fF][1-3]${tail}${tail}${tail}`,
  `%[fF]0%[9abAB]${hex}${tail}${tail}`,
  `%[fF]4%8${hex}${tail}${tail}`,
];
const malformed = { source: `/((?!(?:[^%]|${encoded.join("|")})*$).*)`, destination: "/nowhere" };

// Read at run time by server/invoices/pdf-fonts.ts.
const paperFonts = ["node_modules/harfbuzzjs/dist/harfbuzz.wasm", "fonts/{RozhaOne,Noto*}-*.ttf"];

// Read at run time by server/designs/font-files.ts.
const designFonts = ["node_modules/harfbuzzjs/dist/harfbuzz.wasm", "fonts/*.ttf"];

// Read at run time by server/designs/render-mockup.ts.
const teeLayers = ["public/garments/*.webp", "public/garments/*.svg"];
const clipArt = ["public/clip-art/*.svg"];

// Started by server/pictures/picture-child.ts, with its imports.
const pictureChild = [
  "server/pictures/child/*.ts",
  "lib/designer/{remove-background,lab,soft-pixels,uploads}.ts",
  "node_modules/{@resvg,sharp,@img}/**",
];

// Read at run time by server/analytics/find-location.ts.
const countries = ["node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"];

// The cache handler below, with its imports.
const pageCache = [
  "server/next/{cached-pages.mjs,shared-pages.ts,without-request.ts}",
  "node_modules/@redis/client/**",
];

const toHeaders = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** Pages rendered per request get a stricter policy from middleware.ts. */
function pagePolicy() {
  const { env } = process;
  return contentPolicy({
    siteUrl: env.NEXT_PUBLIC_SITE_URL,
    supabaseUrl: env.NEXT_PUBLIC_SUPABASE_URL,
    razorpayCheckoutUrl: env.NEXT_PUBLIC_RAZORPAY_CHECKOUT_URL || "https://checkout.razorpay.com",
    googleIssuerUrl: env.GOOGLE_ISSUER_URL || "https://accounts.google.com",
    errorReportsDsn: env.NEXT_PUBLIC_SENTRY_DSN,
    isDevelopment: env.NODE_ENV === "development",
    hasTrackers: true,
  });
}

/** @type {import("next").NextConfig} */
const config = {
  // The Dockerfile sets it: a folder with only the packages that the app runs.
  output: process.env.BUILD_STANDALONE ? "standalone" : undefined,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  // Next hashes the whole page in JavaScript for each request: an eighth of the cost of a response.
  generateEtags: false,
  // server/next/compress-answers.ts compresses.
  compress: false,
  reactStrictMode: true,
  env: {
    // Always a constant, so that without it the bundler drops the imports of instrumentation-client.ts.
    NEXT_PUBLIC_SENTRY_DSN: process.env.NEXT_PUBLIC_SENTRY_DSN ?? "",
    // Pages of the build show database contents read after this time.
    BUILT_AT: process.env.SANDBOX_NOW || new Date().toISOString(),
  },
  // Next's default is eight; the oldest browser that it supports lacks one of them.
  turbopack: { resolveAlias: { "../build/polyfills/polyfill-module": "./lib/polyfills.ts" } },
  cacheHandler: fileURLToPath(new URL("./server/next/cached-pages.mjs", import.meta.url)),
  cacheMaxMemorySize: memoryBounds.nextCache,
  // Pictures are stored in all widths; without this Next would resize any picture for any visitor.
  images: { unoptimized: true },
  // CI runs `npm run types`: `tsc` beside the build needs more memory than many machines have.
  typescript: { ignoreBuildErrors: true },
  // They read data files or a program next to their code.
  serverExternalPackages: ["pdfkit", "fontkit", "esbuild"],
  outputFileTracingIncludes: {
    "/api/health": pageCache,
    "/api/jobs/run": [...paperFonts, ...designFonts, ...clipArt],
    "/api/{track-unified-analytics,get-user-location}": countries,
    "/order-details/*/*": paperFonts,
    "/admin/orders/*/packing-slip.pdf": paperFonts,
    "/design-fonts/*": designFonts,
    "/{api/designs,design-pictures}/**": [...teeLayers, ...designFonts, ...clipArt],
    "/{custom-design,designs}/**": [...designFonts, ...clipArt],
    "/{admin,api,custom-design,designs,design-pictures}/**": pictureChild,
  },
  experimental: {
    globalNotFound: true,
    // On-demand pages are cached in memory, which is limited; requests for made-up addresses can't fill the disk.
    isrFlushToDisk: false,
  },

  // The last rule that names a header wins.
  headers: async () => [
    { source: "/(.*)", headers: toHeaders(securityHeaders) },
    {
      source: "/((?!_next/|api/chat-window).*)",
      headers: toHeaders({ "Content-Security-Policy": pagePolicy() }),
    },
    // Their names stay the same when they are redrawn.
    { source: "/(garments|clip-art)/(.*)", headers: toHeaders({ "Cache-Control": "public, max-age=86400" }) },
    { source: "/admin/inventory/count", headers: toHeaders(cameraHeaders) },
    {
      source: "/(api/(?!chat-window).*|.*\\.pdf)",
      headers: toHeaders({ "Content-Security-Policy": answerPolicy }),
    },
    // The chat frame, which sends its own policy.
    { source: "/api/chat-window", headers: toHeaders({ "X-Frame-Options": "SAMEORIGIN" }) },
  ],

  redirects: async () => [
    { source: "/admin/dashboard", destination: "/admin", permanent: true },
    { source: "/admin/health", destination: "/admin/settings/health", permanent: false },
    ...negotiated,
    { source: "/:old(tshirt-designer|designer)", destination: "/custom-design", permanent: true },
  ],

  rewrites: async () => ({
    beforeFiles: [
      malformed,
      // Next's own error pages; requested by name they would answer 500.
      { source: "/_global-error", destination: "/nowhere" },
      { source: "/:terms(terms|terms-policy)", has: [privacyTab], destination: "/terms/privacy" },
      { source: "/terms-policy", destination: "/terms" },
      // The inviter is not looked up, so one cached page serves every code.
      { source: "/ref/:code", destination: "/invitation" },
      { source: "/:key([0-9a-f]{32}).txt", destination: "/indexnow/:key" },
      ...markdownRewrites,
      ...listRewrites,
      ...productRewrites,
    ],
  }),
};

/** Without a fixed key each build has other action ids, and a page that is open can no longer submit its forms. */
function requireActionsKey(phase) {
  const { APP_ENV, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key } = process.env;
  if (phase === PHASE_PRODUCTION_BUILD && APP_ENV === "production" && !key)
    throw new Error("NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set (see .env.example)");
}

/** With a Sentry key the build uploads the source maps and deletes them; visitors never get one. */
async function withSourceMaps(phase) {
  requireActionsKey(phase);
  const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project } = process.env;
  if (!authToken) return config;
  const { withSentryConfig } = await import("@sentry/nextjs/config");
  return withSentryConfig(config, {
    authToken,
    org,
    project,
    telemetry: false,
    silent: true,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  });
}

export default withSourceMaps;
