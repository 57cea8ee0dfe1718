import { withQuery } from "./with-query";

/** The URL of a page's Markdown version; a page without one, or with its own query, stays unchanged. */
export function markdownPath(path: string): string {
  const [place = "", query] = path.split("?");
  if (
    !/^\/(?:(?:products|blog)(?:\/[^/]+)?|premium-tshirts|about|contact|faq|(?:shipping|refund)-policy|investor|terms)$/.test(
      place,
    )
  )
    return path;
  return `${place}.md${query === undefined ? "" : `?${query}`}`;
}

/** URLs that shoppers don't load: for crawlers, feeds, and shared links. */
export const machinePaths = {
  /** The link preview picture. */
  og: (kind: "product" | "category" | "post" | "page", id: number) => `/og/${kind}/${id}.jpg`,
  sitemapXml: "/sitemap.xml",
  sitemapPart: (name: string) => `/sitemaps/${name}`,
  robots: "/robots.txt",
  llms: "/llms.txt",
  llmsFull: "/llms-full.txt",
  googleFeed: "/feeds/google.xml",
  metaFeed: "/feeds/meta.csv",
  blogRss: "/blog/rss.xml",
  blogJson: "/blog/feed.json",
  /** An unpublished post, for anyone who has the link. */
  blogPreview: (token: string) => `/blog-preview/${encodeURIComponent(token)}`,
  /** A draft as the shop would show it, for anyone who has the link. */
  productPreview: (token: string) => `/product-preview/${encodeURIComponent(token)}`,
  /** The token of a staff invitation email. */
  staffInvitation: (token: string) => `/staff-invitation/${encodeURIComponent(token)}`,
  /** The id from an email. kind: the emails its link stops; done: what was just saved; ask: to confirm that the address belongs to the person. */
  mailPreferences: (recipientId: string, query: { kind?: string; done?: string; ask?: "prove" } = {}) =>
    withQuery(`/mail-preferences/${encodeURIComponent(recipientId)}`, query),
  changeMailPreferences: (recipientId: string, query: { kind?: string } = {}) =>
    withQuery(`/api/mail-preferences/${encodeURIComponent(recipientId)}`, query),
  /** The items of an abandoned cart, for anyone who has the link of its email. */
  leftBasket: (token: string) => `/left-cart/${encodeURIComponent(token)}`,
};
