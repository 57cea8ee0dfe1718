import "server-only";
import type { NextRequest } from "next/server";
import { messageForStatus } from "@/lib/result";
import { AppError } from "@/server/errors";
import { visitorIpOf } from "@/server/http/visitor-ip";
import { takeAttempts } from "./take-attempts";

const searchPaths = ["/browse", "/products", "/premium-tshirts"];

/** 429 for who searches too often, else null. When nobody can count, the page itself says what is wrong. */
export async function refuseSearch({ nextUrl, headers }: NextRequest): Promise<Response | null> {
  // A kept page may come by with a header of its own; only a search is made at each request.
  const isSearch =
    searchPaths.includes(nextUrl.pathname) &&
    (nextUrl.pathname === "/browse" || nextUrl.searchParams.has("q"));
  if (!isSearch) return null;
  try {
    await takeAttempts([["searchVisitor", visitorIpOf(headers)]]);
    return null;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) return null;
    return new Response(messageForStatus(429), {
      status: 429,
      headers: { "retry-after": "60", "cache-control": "private, no-store" },
    });
  }
}
