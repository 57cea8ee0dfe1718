import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { isUnknownPath, normalizePathname } from "@/lib/known-segments";
import { isLiveArea } from "@/lib/security/live-pages";
import { isMissingAdminRecord } from "@/server/admin/guard-admin-path";
import { findRedirect } from "@/server/auth/guard-path";
import { isMissingPreview, limitPreviewGuesses } from "@/server/auth/guard-preview-path";
import { makeNoticeCookie } from "@/server/auth/set-notice";
import { isMissingList } from "@/server/catalog/guard-list-path";
import { isMissingComplaint } from "@/server/contact/guard-complaint-path";
import { setDeadlineHeader, withDeadline } from "@/server/deadline";
import { isMissingDesign, isMissingProof } from "@/server/designs/guard-design-path";
import { isMissingGroup } from "@/server/groups/guard-group-path";
import { readBrowserKey } from "@/server/http/browser-key";
import { livePolicyOf, withPolicy } from "@/server/http/page-policy";
import { isInvitation, storeReferral } from "@/server/http/referral-cookie";
import { refuseSearch } from "@/server/limits/refuse-search";
import { isMissingRecipient } from "@/server/mail-preferences/guard-reader-path";
import { refuseWrite } from "@/server/next/refuse-write";
import { isMissingOrder } from "@/server/orders/guard-order-path";
import { followRedirect } from "@/server/seo/follow-redirect";
import {
  type CookieToSet,
  hasSessionCookie,
  type SessionClient,
  sessionClient,
} from "@/server/supabase/viewer-client";
import { isMissingWishlist } from "@/server/wishlist/guard-wishlist-path";

/** Convenience only: it refreshes sessions and saves a page load. Every page and action authorises itself. */
export function middleware(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  return withDeadline(() => guide(request, event));
}

async function guide(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  const policy = livePolicyOf(request.nextUrl.pathname);
  // An action refreshes its own session, and a redirected form would be posted to another page.
  if (request.method !== "GET" && request.method !== "HEAD") {
    return (await refuseWrite(request)) ?? goOn(request, policy);
  }
  const spelled = normalizePathname(request.nextUrl.pathname);
  if (spelled !== request.nextUrl.pathname) return redirectTo(request, spelled);
  if (isInvitation(request)) return storeReferral(request, goOn(request, null));
  if (isUnknownPath(request.nextUrl.pathname)) {
    const moved = await followRedirect(request, event);
    if (moved) return moved;
    // A cache that decodes slashes would serve the 404 of /admin%2Forders at /admin/orders.
    return /%2f/i.test(request.nextUrl.pathname) ? unshared(goOn(request, null)) : goOn(request, null);
  }
  if (!isLiveArea(request.nextUrl.pathname)) {
    const isMissing = await isMissingList(request.nextUrl);
    if (isMissing) return unshared(NextResponse.rewrite(new URL("/nowhere", request.nextUrl)));
    return (await refuseSearch(request)) ?? goOn(request, null);
  }

  const refusal = await limitPreviewGuesses(request);
  if (refusal) return refusal;
  const written: CookieToSet[] = [];
  const privateHeaders = new Headers();
  const jar = {
    getAll: () => request.cookies.getAll(),
    set: (cookie: CookieToSet) => {
      request.cookies.set(cookie.name, cookie.value);
      written.push(cookie);
    },
    preventCaching: (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) privateHeaders.set(name, value);
    },
  };
  const client = hasSessionCookie(jar) ? sessionClient(jar) : null;
  const target = await findRedirect(client, request.nextUrl, (name) => jar.set(makeNoticeCookie(name)));
  const response = target
    ? NextResponse.redirect(new URL(target, request.nextUrl))
    : await answerOf(request, client, policy);
  for (const { name, value, options } of written) response.cookies.set(name, value, options);
  for (const [name, value] of privateHeaders) response.headers.set(name, value);
  return response;
}

/** Pages have one plain spelling; the 404 of another spelling would stay in shared caches. */
function redirectTo({ nextUrl }: NextRequest, pathname: string): Response {
  const target = new URL(nextUrl);
  target.pathname = pathname;
  return NextResponse.redirect(target, { status: 308, headers: { "cache-control": "no-store" } });
}

function goOn(request: NextRequest, policy: string | null): NextResponse {
  const forPage = withPolicy(request.headers, policy);
  setDeadlineHeader(forPage);
  const response = NextResponse.next({ request: { headers: forPage } });
  if (policy) response.headers.set("content-security-policy", policy);
  return response;
}

async function answerOf(
  request: NextRequest,
  client: SessionClient | null,
  policy: string | null,
): Promise<NextResponse> {
  const missing = await missingPageFor(request.nextUrl, client);
  // Another visitor may see a page at this address.
  return missing ? unshared(NextResponse.rewrite(new URL(missing, request.nextUrl))) : goOn(request, policy);
}

function unshared(response: NextResponse): NextResponse {
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** The page that answers 404; null for a URL that exists. When the database is down, the page shows the error. */
async function missingPageFor(url: URL, client: SessionClient | null): Promise<string | null> {
  if (isMissingPreview(url)) return "/nowhere";
  try {
    if (await isMissingAdminRecord(url, client)) return "/admin/nowhere";
    const isNowhere =
      (await isMissingOrder(url, client)) ||
      (await isMissingWishlist(url)) ||
      (await isMissingRecipient(url)) ||
      (await isMissingComplaint(url)) ||
      (await isMissingDesign(url)) ||
      (await isMissingGroup(url, client)) ||
      (await isMissingProof(url, client, await readBrowserKey()));
    return isNowhere ? "/nowhere" : null;
  } catch {
    return null;
  }
}

// Next 16 calls this file `proxy`; the old name still works, and keeps the runtime a choice. Every path whose page
// identifies the visitor must be listed, so that an expired token is renewed before the page, which can't write cookies.
export const config = {
  runtime: "nodejs",
  matcher: [
    "/admin/:path*",
    "/account/:path*",
    "/dashboard/:path*",
    "/orders/:path*",
    "/checkout/:path*",
    "/order-details/:path*",
    "/order-success/:path*",
    "/wishlist/:path*",
    "/design-proof/:path*",
    "/designs/:path*",
    "/group/:path*",
    "/group-orders/:path*",
    "/left-cart/:path*",
    "/mail-preferences/:path*",
    "/complaint/:path*",
    "/my-designs",
    "/my-submissions/:path*",
    "/subscription/signup",
    "/subscription/success",
    "/update-password",
    "/product-preview/:path*",
    "/blog-preview/:path*",
    "/staff-invitation/:path*",
    "/auth-callback",
    "/auth",
    "/auth-callback",
    "/login",
    "/contact-message",
    // The page is static; its code is stored here.
    "/ref/:path*",
    // Searches are rendered per request and limited here; lists without a search are cached pages and need no middleware.
    { source: "/browse" },
    { source: "/products", has: [{ type: "query", key: "q" }] },
    { source: "/premium-tshirts", has: [{ type: "query", key: "q" }] },
    // Filtered lists of a category are rendered per request too; the status of an unknown category is decided here.
    { source: "/products", has: [{ type: "query", key: "category", value: ".*[A-Z].*" }] },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "size" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "color" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "origin" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "fit" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "theme" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "min" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "max" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "stock" },
      ],
    },
    {
      source: "/products",
      has: [
        { type: "query", key: "category" },
        { type: "query", key: "sort" },
      ],
    },
    // Unknown addresses may have a redirect. `npm run paths` writes the names.
    "/((?!(?:_global-error|_next|about|about\\.md|account|admin|api|apple-icon\\.png|auth|auth-callback|basic|blog|blog-preview|blog\\.md|browse|cart|catalog|checkout|clip-art|complaint|contact|contact-message|contact\\.md|custom-design|dashboard|design-fonts|design-pictures|design-proof|designer|designs|faq|faq\\.md|favicon\\.ico|feeds|find-order|garments|group|group-orders|icon-192\\.png|icon-512\\.png|icon\\.svg|indexnow|investor|investor\\.md|invitation|kapas-devanagari\\.svg|left-cart|llms-full\\.txt|llms\\.txt|login|logo|logo\\.svg|mail-preferences|manifest\\.webmanifest|markdown|marketing|my-designs|my-submissions|nowhere|offline|og|order-details|order-success|orders|premium-tshirts|premium-tshirts\\.md|privacy-request|product|product-preview|product-view|products|products\\.md|ref|referral-program|refund-policy|refund-policy\\.md|robots\\.txt|shipping-policy|shipping-policy\\.md|sitemap|sitemap\\.xml|sitemaps|staff-invitation|subscription|sw\\.js|terms|terms-policy|terms-policy\\.md|terms\\.md|tshirt-designer|update-password|wishlist)(?:/|$)).+)",
    // Listed only to be refused: requests with a body, to any page. No visitor's GET has one, so static pages are not slowed down.
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-length" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "transfer-encoding" }] },
    { source: "/(.*)", has: [{ type: "header", key: "next-action" }] },
    { source: "/api/(.*)", has: [{ type: "header", key: "content-type", value: "multipart/.*" }] },
    // File requests that Next answers with 500: another method, an invalid range, a condition that fails.
    "/:file([\\w-]+\\.(?:svg|png|ico|webmanifest))",
    { source: "/(.*)", has: [{ type: "header", key: "range" }] },
    { source: "/(.*)", has: [{ type: "header", key: "if-match" }] },
    { source: "/(.*)", has: [{ type: "header", key: "if-unmodified-since" }] },
  ],
};
