/** Cookies don't distinguish ports: two shops on one machine would read each other's. Empty on a real host. */
export function cookieSuffixOf(siteUrl: string | undefined): string {
  if (!siteUrl || !URL.canParse(siteUrl)) return "";
  const { hostname, port } = new URL(siteUrl);
  return port && (hostname === "localhost" || hostname === "127.0.0.1") ? `-${port}` : "";
}

/** Apart from public-env.ts, because every page of the shop carries it. */
export const cookieSuffix = cookieSuffixOf(process.env.NEXT_PUBLIC_SITE_URL);
