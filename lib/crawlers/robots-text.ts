import { machinePaths } from "@/lib/machine-paths";
import { aiBots } from "./bots";

/** Whether AI crawlers may read the shop: the site setting `ai_crawlers`. */
export type AiCrawlers = "all" | "none";

/** Parameters that only filter or sort a list. Colour and size of a product page stay open, because feeds and offers link there. */
const narrowing = ["q", "size", "color", "origin", "fit", "theme", "min", "max", "stock", "sort"];
const lists = ["/products", "/premium-tshirts"];
const narrowed = lists.flatMap((list) =>
  narrowing.flatMap((name) => [`${list}?${name}=`, `${list}?*&${name}=`]),
);

/** Disallowed for all: personal pages, the admin, and URLs that only filter a list. */
const closed = [
  "/admin",
  "/api/",
  "/account",
  "/auth",
  "/login",
  "/auth-callback",
  "/update-password",
  "/dashboard",
  "/cart",
  "/checkout",
  "/orders",
  "/order-details/",
  "/order-success",
  "/wishlist",
  "/my-designs",
  "/my-submissions",
  "/subscription/",
  "/product-preview/",
  "/blog-preview/",
  "/staff-invitation/",
  "/ref/",
  "/browse",
  ...narrowed,
  "/*?*utm_",
];

/** robots.txt: one group for all, and one that excludes AI crawlers when the shop's setting does. */
export function robotsText(siteUrl: string, aiCrawlers: AiCrawlers): string {
  const everybody = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "Allow: /api/sitemap"];
  const shut = aiCrawlers === "none" ? [...aiBots.map((bot) => `User-agent: ${bot}`), "Disallow: /", ""] : [];
  return [...shut, ...everybody, "", `Sitemap: ${siteUrl}${machinePaths.sitemapXml}`, ""].join("\n");
}
