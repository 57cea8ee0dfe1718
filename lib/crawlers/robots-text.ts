import { machinePaths } from "@/lib/machine-paths";
import { aiBots } from "./bots";

/** Whether robots of language models may read the shop: the site setting `ai_crawlers`. */
export type AiCrawlers = "all" | "none";

/** What only narrows or sorts a list. Colour and size of a product's own page stay open: feeds and offers lead there. */
const narrowing = ["q", "size", "color", "min", "max", "stock", "sort"];
const lists = ["/products", "/premium-tshirts"];
const narrowed = lists.flatMap((list) =>
  narrowing.flatMap((name) => [`${list}?${name}=`, `${list}?*&${name}=`]),
);

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

/** robots.txt: one group for all, and one that shuts out robots of language models when the shop wants none. */
export function robotsText(siteUrl: string, aiCrawlers: AiCrawlers): string {
  const everybody = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "Allow: /api/sitemap"];
  const shut = aiCrawlers === "none" ? [...aiBots.map((bot) => `User-agent: ${bot}`), "Disallow: /", ""] : [];
  return [...shut, ...everybody, "", `Sitemap: ${siteUrl}${machinePaths.sitemapXml}`, ""].join("\n");
}
