import type { Post } from "@/lib/blog/post";
import { machinePaths } from "@/lib/machine-paths";
import { paths } from "@/lib/paths";
import { breadcrumbJsonLd, type JsonLd } from "./json-ld";
import { ogImage } from "./og-image";

interface Shop {
  shopName: string;
  siteUrl: string;
}

/** Title, description, canonical address and pictures of a post, in the shape of Next's metadata. */
export function postMeta(post: Post, { shopName }: Pick<Shop, "shopName">) {
  const title = post.seoTitle || post.title;
  const description = post.seoDescription || post.summary;
  const canonical = paths.blogPost(post.slug);
  return {
    title,
    description,
    alternates: {
      canonical,
      types: { "application/rss+xml": machinePaths.blogRss, "application/feed+json": machinePaths.blogJson },
    },
    openGraph: {
      type: "article" as const,
      siteName: shopName,
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

/** What search engines read of a post: the article, and the way to it. */
export function postStructure(post: Post, { shopName, siteUrl }: Shop): JsonLd[] {
  const url = `${siteUrl}${paths.blogPost(post.slug)}`;
  return [
    {
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
    },
    breadcrumbJsonLd([
      { name: "Home", url: `${siteUrl}${paths.home}` },
      { name: "Blog", url: `${siteUrl}${paths.blog}` },
      { name: post.title, url },
    ]),
  ];
}

/** Of a page of posts: all, or those of a tag. */
export function blogMeta({ tag, label, page }: { tag: string | null; label: string; page: number }) {
  const nr = page > 1 ? `, page ${page}` : "";
  return {
    title: tag === null ? `Blog${nr}` : `${label}: blog${nr}`,
    description:
      tag === null
        ? `Notes on cotton, drawing and printing${nr}.`
        : `What we wrote about ${label.toLowerCase()}: posts from the blog${nr}.`,
    alternates: {
      canonical: paths.blogPage(page, tag ?? undefined),
      types: { "application/rss+xml": machinePaths.blogRss, "application/feed+json": machinePaths.blogJson },
    },
  };
}
