import "server-only";
import { Feed } from "feed";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { tagLabel } from "@/lib/blog/post";
import type { ReadText } from "@/lib/blog/text";
import { blockElement } from "@/lib/content/block-element";
import { machinePaths } from "@/lib/machine-paths";
import { formatPaise } from "@/lib/money";
import { paths } from "@/lib/paths";
import { publicEnv } from "@/lib/public-env";
import { htmlToCdata, toCdata } from "@/lib/xml-text";
import { getBrand } from "@/server/settings/queries";
import { listFullPosts } from "./queries";

const toUrl = (path: string) => `${publicEnv.siteUrl}${path}`;

/** A text for use outside the shop: absolute URLs, products as links. */
function toOutsideHtml({ tree, products }: ReadText): string {
  const copy: Root = structuredClone(tree);
  visit(copy, "element", (node) => {
    const { href } = node.properties;
    if (typeof href === "string" && href.startsWith("/")) node.properties.href = toUrl(href);
    if (node.tagName !== blockElement) return;
    const slug = String(node.properties.value);
    const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
    node.tagName = "p";
    node.properties = {};
    node.children = product
      ? [
          {
            type: "element",
            tagName: "a",
            properties: { href: toUrl(paths.product(product.slug)) },
            children: [{ type: "text", value: `${product.name}, ${formatPaise(product.unitPaise)}` }],
          },
        ]
      : [];
  });
  return htmlToCdata(toHtml(copy));
}

const feedLength = 30;

/** The newest posts, ready for any feed format. */
export async function makeFeed(): Promise<Feed> {
  const [{ shopName }, pages] = await Promise.all([getBrand(), listFullPosts(0, feedLength)]);
  const feed = new Feed({
    title: `${shopName} blog`,
    description: "Notes on cotton, drawing and printing.",
    id: toUrl(paths.blog),
    link: toUrl(paths.blog),
    language: "en-IN",
    copyright: shopName,
    generator: shopName,
    updated: new Date(pages[0]?.post.changedAt ?? 0),
    feedLinks: { rss: toUrl(machinePaths.blogRss), json: toUrl(machinePaths.blogJson) },
  });
  for (const { post, text } of pages) {
    const link = toUrl(paths.blogPost(post.slug));
    feed.addItem({
      title: toCdata(post.title),
      id: link,
      link,
      description: toCdata(post.summary),
      content: toOutsideHtml(text),
      author: [{ name: post.author }],
      category: post.tags.map((tag) => ({ name: tagLabel(tag) })),
      published: new Date(post.publishedAt),
      date: new Date(post.changedAt),
      ...(post.coverUrl && { image: post.coverUrl }),
    });
  }
  return feed;
}
