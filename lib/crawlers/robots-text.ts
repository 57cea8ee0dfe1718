import { machinePaths } from "@/lib/machine-paths";
import { aiBots } from "./bots";

/** Whether robots of language models may read the shop: the site setting `ai_crawlers`. */
export type AiCrawlers = "all" | "none";

/** What nobody finds by searching: people's own pages, the back office, and addresses that only narrow a list. */
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
  "/product-preview/",
  "/blog-preview/",
  "/staff-invitation/",
  "/ref/",
  "/browse",
  "/*?*q=",
  "/*?*size=",
  "/*?*min=",
  "/*?*max=",
  "/*?*stock=",
  "/*?*sort=",
  "/*?*utm_",
];

/** robots.txt: one group for all, and one that shuts out robots of language models when the shop wants none. */
export function robotsText(siteUrl: string, aiCrawlers: AiCrawlers): string {
  const everybody = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "Allow: /api/sitemap"];
  const shut = aiCrawlers === "none" ? [...aiBots.map((bot) => `User-agent: ${bot}`), "Disallow: /", ""] : [];
  return [...shut, ...everybody, "", `Sitemap: ${siteUrl}${machinePaths.sitemapXml}`, ""].join("\n");
}
