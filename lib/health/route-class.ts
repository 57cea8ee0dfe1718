type RouteClass = "page" | "admin" | "action" | "api" | "webhook" | "jobs" | "file";

/** The route class for metrics: few classes, whatever the URL. */
export function routeClassOf(method: string, url: string): RouteClass {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  if (path.startsWith("/_next/") || /\.(?:png|svg|ico|jpe?g|webp|avif|woff2|js|css|webmanifest)$/.test(path))
    return "file";
  if (path.startsWith("/api/webhooks/")) return "webhook";
  if (path.startsWith("/api/jobs/")) return "jobs";
  if (path.startsWith("/api/")) return "api";
  if (method === "POST") return "action";
  return /^\/admin(?:\/|$)/.test(path) ? "admin" : "page";
}
