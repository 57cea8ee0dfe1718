import "server-only";
import type { NextRequest } from "next/server";
import { messageForStatus } from "@/lib/result";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import { visitorIpOf } from "@/server/http/visitor-ip";
import { spendAttempts } from "@/server/limits/spend-attempts";
import { verifyPreviewToken } from "./preview-token";

/** Whether a URL is a preview link that is over or was never ours: it must be a real 404, as in guard-order-path. */
export function isMissingPreview({ pathname }: URL, at = now()): boolean {
  const [, of, token] = pathname.match(/^\/(product|blog)-preview\/([^/]+)\/?$/) ?? [];
  if (of === undefined || token === undefined) return false;
  return verifyPreviewToken(of === "blog" ? "post" : "product", token, at) === null;
}

/** 429 for a visitor who tries one wrong preview link after the other, else null. */
export async function limitPreviewGuesses({ nextUrl, headers }: NextRequest): Promise<Response | null> {
  if (!isMissingPreview(nextUrl)) return null;
  try {
    await spendAttempts([["previewVisitor", visitorIpOf(headers)]]);
    return null;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) return null;
    return new Response(messageForStatus(429), {
      status: 429,
      headers: { "retry-after": "60", "cache-control": "private, no-store" },
    });
  }
}
