import "server-only";
import { publicEnv } from "@/lib/public-env";

/**
 * Whether a request comes from our own pages. Browsers send Origin with every POST, but "null" from a form on a page
 * that sends no referrer, such as an order's. A request without Origin and Sec-Fetch-Site is not from a browser, so it
 * can't abuse a visitor's cookies.
 */
export function isSameOrigin(headers: Pick<Headers, "get">, siteUrl = publicEnv.siteUrl): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === "null") return site === "same-origin";
  if (origin === null) {
    return site === null || site === "same-origin" || site === "none";
  }
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === headers.get("host") || host === new URL(siteUrl).host;
}
