import "server-only";
import { randomBytes } from "node:crypto";
import { publicEnv } from "@/lib/public-env";
import { isLivePage } from "@/lib/security/live-pages";
import { contentPolicy } from "@/lib/security/security-headers";
import { env, isDevelopment } from "@/server/env";

const header = "content-security-policy";

/** The content policy of this page, or null when next.config.mjs sets it. Next reads the nonce from the request. */
export function livePolicyOf(pathname: string): string | null {
  if (!isLivePage(pathname)) return null;
  const places = {
    siteUrl: publicEnv.siteUrl,
    supabaseUrl: publicEnv.supabaseUrl,
    razorpayCheckoutUrl: publicEnv.razorpayCheckoutUrl,
    googleIssuerUrl: env().GOOGLE_ISSUER_URL,
    errorReportsDsn: publicEnv.errorReportsDsn,
    isDevelopment: isDevelopment(),
    hasTrackers: !pathname.startsWith("/admin"),
  };
  return contentPolicy(places, randomBytes(16).toString("base64"));
}

/** Next would read a nonce from a visitor's own header, and answers 500 to failed range and precondition headers. */
const neverRead = [header, "range", "if-match", "if-unmodified-since"];

/** The request headers for rendering the page. */
export function withPolicy(headers: Headers, policy: string | null): Headers {
  const changed = new Headers(headers);
  for (const name of neverRead) changed.delete(name);
  if (policy) changed.set(header, policy);
  return changed;
}
