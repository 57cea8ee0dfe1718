import type { Post, PostCard } from "@/lib/blog/post";
import { machinePaths } from "@/lib/machine-paths";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, itemListJsonLd, type JsonLd } from "./json-ld";
import { ogImage, ogPageImage } from "./og-image";
import { applyRule, numberTitle, type SeoShop } from "./rules";

interface Shop {
  shopName: string;
  siteUrl: string;
}

/** Title, description, canonical URL and pictures of a post, as Next metadata. */
export function postMeta(post: Post, shop: SeoShop) {
  const title = post.seoTitle || post.title;
  const rule = applyRule("post", { name: post.title, description: post.summary, author: post.author }, shop);
  const description = post.seoDescription || rule.description;
  const canonical = paths.blogPost(post.slug);
  return {
    title: { absolute: post.seoTitle ? `${title} · ${shop.shopName}` : rule.title },
    description,
    alternates: {
      canonical,
      types: { "application/rss+xml": machinePaths.blogRss, "application/feed+json": machinePaths.blogJson },
    },
    openGraph: {
      type: "article" as const,
      siteName: shop.shopName,
      title,
      description,
      url: canonical,
      publishedTime: post.publishedAt,
      modifiedTime: post.changedAt,
      authors: [post.author],
      tags: [...post.tags],
      images: [ogImage("post", post.id, post.title)],
    },
    twitter: { card: "summary_large_image" as const },
  };
}

function articleJsonLd(post: PostCard, { shopName, siteUrl }: Shop): JsonLd {
  const url = `${siteUrl}${paths.blogPost(post.slug)}`;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    author: { "@type": "Person", name: post.author, url: `${siteUrl}${paths.blog}` },
    publisher: { "@type": "Organization", name: shopName, url: siteUrl },
    keywords: post.tags.join(", "),
    timeRequired: `PT${post.minutes}M`,
    image: [post.coverUrl ?? `${siteUrl}${machinePaths.og("post", post.id)}`],
  };
}

/** The structured data of a post: the article and its breadcrumb. */
export function postStructure(post: Post, shop: Shop): JsonLd[] {
  const { siteUrl } = shop;
  const url = `${siteUrl}${paths.blogPost(post.slug)}`;
  return [
    articleJsonLd(post, shop),
    breadcrumbJsonLd([
      { name: "Home", url: `${siteUrl}${paths.home}` },
      { name: "Blog", url: `${siteUrl}${paths.blog}` },
      { name: post.title, url },
    ]),
  ];
}

interface BlogPlace {
  /** Null: all posts. */
  tag: string | null;
  label: string;
  page: number;
}

/** For a page of posts: all, or those of a tag. */
export function blogMeta({ tag, label, page }: BlogPlace, shop: SeoShop) {
  const place = tag === null ? "Blog" : label;
  const name = page > 1 ? `${place}, page ${page}` : place;
  const rule = applyRule(tag === null ? "blog" : "tag", { name }, shop);
  return {
    title: { absolute: numberTitle(rule.title, page) },
    description: numberTitle(rule.description, page),
    alternates: {
      canonical: paths.blogPage(page, tag ?? undefined),
      types: { "application/rss+xml": machinePaths.blogRss, "application/feed+json": machinePaths.blogJson },
    },
    openGraph: { title: place, images: [ogPageImage("blog", place)] },
    twitter: { card: "summary_large_image" as const },
  };
}

/** The structured data of a page of posts. */
export function blogStructure(
  { tag, label, page, posts }: BlogPlace & { posts: readonly PostCard[] },
  { shopName, siteUrl }: Shop,
): JsonLd[] {
  const url = `${siteUrl}${paths.blogPage(page, tag ?? undefined)}`;
  const steps = [
    { name: "Home", url: `${siteUrl}${paths.home}` },
    { name: "Blog", url: `${siteUrl}${paths.blog}` },
  ];
  const list = itemListJsonLd(
    posts.map(({ title, slug }) => ({ name: title, url: `${siteUrl}${paths.blogPost(slug)}` })),
  );
  if (tag !== null) {
    return [
      { "@type": "CollectionPage", name: label, url, mainEntity: list },
      breadcrumbJsonLd([...steps, { name: label, url }]),
    ];
  }
  return [
    {
      "@type": "Blog",
      name: `${shopName} blog`,
      url,
      publisher: { "@type": "Organization", name: shopName, url: siteUrl },
      blogPost: posts.map((post) => articleJsonLd(post, { shopName, siteUrl })),
    },
    breadcrumbJsonLd(steps),
  ];
}
