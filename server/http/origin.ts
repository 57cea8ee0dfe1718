import "server-only";
import { publicEnv } from "@/lib/public-env";

/**
 * Whether a request comes from our own pages. Browsers send Origin with every POST; what sends neither Origin nor
 * Sec-Fetch-Site is no browser, and so carries nobody's cookies against their will.
 */
export function isSameOrigin(headers: Pick<Headers, "get">, siteUrl = publicEnv.siteUrl): boolean {
  const origin = headers.get("origin");
  if (origin === null) {
    const site = headers.get("sec-fetch-site");
    return site === null || site === "same-origin" || site === "none";
  }
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.get("host") || host === new URL(siteUrl).host;
}
