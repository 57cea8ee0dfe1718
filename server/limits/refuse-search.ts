import "server-only";
import type { NextRequest } from "next/server";
import { messageForStatus } from "@/lib/result";
import { AppError } from "@/server/errors";
import { visitorIpOf } from "@/server/http/visitor-ip";
import { spendAttempts } from "./spend-attempts";

const searchPaths = ["/browse", "/products", "/premium-tshirts"];

/** 429 for a visitor who searches too often, else null. When the counter is unavailable, the page reports the failure. */
export async function refuseSearch({ nextUrl, headers }: NextRequest): Promise<Response | null> {
  // The other pages are cached; only a search is rendered per request.
  const isSearch =
    searchPaths.includes(nextUrl.pathname) &&
    (nextUrl.pathname === "/browse" || nextUrl.searchParams.has("q"));
  if (!isSearch) return null;
  try {
    await spendAttempts([["searchVisitor", visitorIpOf(headers)]]);
    return null;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) return null;
    return new Response(messageForStatus(429), {
      status: 429,
      headers: { "retry-after": "60", "cache-control": "private, no-store" },
    });
  }
}
