import { withQuery } from "./with-query";

/** Where a page is Markdown; what has none, or a query of its own, stays as it is. */
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

/** Addresses that no shopper loads: of machines, and of links that are handed on. */
export const machinePaths = {
  /** The picture of a link to it. */
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
  /** A post that is not published yet, for whoever has the link. */
  blogPreview: (token: string) => `/blog-preview/${encodeURIComponent(token)}`,
  /** A draft as the shop would show it, for whoever has the link. */
  productPreview: (token: string) => `/product-preview/${encodeURIComponent(token)}`,
  /** The token of a mail that invites somebody into the back office. */
  staffInvitation: (token: string) => `/staff-invitation/${encodeURIComponent(token)}`,
  /** The id that a mail carries. kind: what its link is to stop; done: what was just kept; ask: whether the address is one's own. */
  mailPreferences: (recipientId: string, query: { kind?: string; done?: string; ask?: "prove" } = {}) =>
    withQuery(`/mail-preferences/${encodeURIComponent(recipientId)}`, query),
  changeMailPreferences: (recipientId: string, query: { kind?: string } = {}) =>
    withQuery(`/api/mail-preferences/${encodeURIComponent(recipientId)}`, query),
  /** The goods of a left cart, for whoever has the link of its mail. */
  leftBasket: (token: string) => `/left-cart/${encodeURIComponent(token)}`,
};
