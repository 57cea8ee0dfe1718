import "server-only";
import { cookies } from "next/headers";
import type { NextRequest, NextResponse } from "next/server";
import { hostCookie } from "@/lib/cookie-suffix";
import { publicEnv } from "@/lib/public-env";
import { followedCodes, followLink } from "@/lib/referrals/followed-links";
import { cookieDays } from "@/lib/security/cookie-days";
import { now } from "@/server/clock";

const cookieName = hostCookie("kapas-ref");
const pagePattern = /^\/ref\/([^/]+)\/?$/;

export function isInvitation(request: NextRequest): boolean {
  return pagePattern.test(request.nextUrl.pathname);
}

/**
 * The public page, with its link's code stored in the browser of anyone who opens it; an image or frame on
 * another site isn't a visit. The response is the same for every code.
 */
export function storeReferral(request: NextRequest, response: NextResponse): NextResponse {
  const [, code = ""] = request.nextUrl.pathname.match(pagePattern) ?? [];
  const isOpened = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  const updated = isOpened ? followLink(request.cookies.get(cookieName)?.value, code, now()) : null;
  if (updated !== null) {
    response.cookies.set(cookieName, updated, {
      httpOnly: true,
      sameSite: "lax",
      secure: publicEnv.siteUrl.startsWith("https:"),
      path: "/",
      maxAge: cookieDays.referral * 24 * 3600,
    });
  }
  // A shared cache would give the cookie to other visitors, or withhold it.
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** The codes of the links that this browser has followed, oldest first. */
export async function readReferral(): Promise<string[]> {
  return followedCodes((await cookies()).get(cookieName)?.value, now());
}
