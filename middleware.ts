import { type NextRequest, NextResponse } from "next/server";
import { redirectFor } from "@/server/auth/guard-path";
import { leadsToNoOrder } from "@/server/orders/guard-order-path";
import {
  type CookieToSet,
  hasSessionCookie,
  type SessionClient,
  sessionClient,
} from "@/server/supabase/viewer-client";
import { leadsToNoWishlist } from "@/server/wishlist/guard-wishlist-path";

/** As much as Next lets an action read; more would end as an error of ours instead of the sender's. */
const maxFormBytes = 1_000_000;

/** Comfort, not safety: it refreshes sessions and saves a page load. Every page and action decides for itself. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  // An action refreshes its own session, and a redirected form would be posted to another page.
  if (request.method !== "GET" && request.method !== "HEAD") {
    const isTooLarge = Number(request.headers.get("content-length")) > maxFormBytes;
    return isTooLarge ? new NextResponse("That is too large.", { status: 413 }) : NextResponse.next();
  }

  const written: CookieToSet[] = [];
  const privateHeaders = new Headers();
  const jar = {
    getAll: () => request.cookies.getAll(),
    set: (cookie: CookieToSet) => {
      request.cookies.set(cookie.name, cookie.value);
      written.push(cookie);
    },
    keepPrivate: (headers: Record<string, string>) => {
      for (const [name, value] of Object.entries(headers)) privateHeaders.set(name, value);
    },
  };
  const client = hasSessionCookie(jar) ? sessionClient(jar) : null;
  const target = await redirectFor(client, request.nextUrl);
  const response = target
    ? NextResponse.redirect(new URL(target, request.nextUrl))
    : (await isMissing(request.nextUrl, client))
      ? NextResponse.rewrite(new URL("/nowhere", request.nextUrl))
      : NextResponse.next({ request });
  for (const { name, value, options } of written) response.cookies.set(name, value, options);
  for (const [name, value] of privateHeaders) response.headers.set(name, value);
  return response;
}

/** When the database does not answer, the page says so. */
async function isMissing(url: URL, client: SessionClient | null): Promise<boolean> {
  try {
    return (await leadsToNoOrder(url, client)) || (await leadsToNoWishlist(url));
  } catch {
    return false;
  }
}

// Next 16 calls this file `proxy`; the old name still works, and keeps the runtime a choice. Every path whose page asks
// who the visitor is must be here, so that an expired token is renewed before the page, which can't write cookies.
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
    "/update-password",
    "/auth-callback",
    "/auth",
    "/login",
  ],
};
