/** Cookies don't distinguish ports: two shops on one machine would read each other's. Empty on a real host. */
export function cookieSuffixOf(siteUrl: string | undefined): string {
  if (!siteUrl || !URL.canParse(siteUrl)) return "";
  const { hostname, port } = new URL(siteUrl);
  return port && (hostname === "localhost" || hostname === "127.0.0.1") ? `-${port}` : "";
}

/** Separate from public-env.ts, because every page of the shop loads it. */
export const cookieSuffix = cookieSuffixOf(process.env.NEXT_PUBLIC_SITE_URL);

/** With HTTPS, browsers accept a cookie of this name only from this host itself, with Secure and for all paths. */
export function hostCookieOf(name: string, siteUrl: string | undefined): string {
  return `${siteUrl?.startsWith("https:") ? "__Host-" : ""}${name}${cookieSuffixOf(siteUrl)}`;
}

/** The name of a cookie that only the server reads. */
export const hostCookie = (name: string): string => hostCookieOf(name, process.env.NEXT_PUBLIC_SITE_URL);
