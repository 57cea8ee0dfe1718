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
};
