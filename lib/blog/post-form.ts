import { toIndianInput } from "@/lib/indian-input";
import type { AdminPost } from "./admin-post";

/** A post as typed: comma-separated tags, the time in Indian time. */
export interface PostForm {
  title: string;
  slug: string;
  summary: string;
  body: string;
  authorId: string;
  tags: string;
  coverUrl: string;
  coverAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** no: a draft; now: visible to visitors; at: from `publishAt` on. */
  publish: "no" | "now" | "at";
  publishAt: string;
}

export const postLabels: Record<keyof PostForm, string> = {
  title: "Title",
  slug: "URL",
  summary: "Summary",
  body: "Text",
  authorId: "Author",
  tags: "Tags",
  coverUrl: "Cover picture",
  coverAlt: "Alt text",
  seoTitle: "SEO title",
  seoDescription: "Meta description",
  publish: "Visibility",
  publishAt: "Publish date",
};

/** The initial values of a post's form; a new post gets the first author. */
export function toPostForm(post: AdminPost | null, firstAuthorId: number | undefined): PostForm {
  return {
    title: post?.title ?? "",
    slug: post?.slug ?? "",
    summary: post?.summary ?? "",
    body: post?.body ?? "",
    authorId: String(post?.authorId ?? firstAuthorId ?? ""),
    tags: post?.tags.join(", ") ?? "",
    coverUrl: post?.coverUrl ?? "",
    coverAlt: post?.coverAlt ?? "",
    seoTitle: post?.seoTitle ?? "",
    seoDescription: post?.seoDescription ?? "",
    publish: post?.publishAt == null ? "no" : post.isLive ? "now" : "at",
    publishAt: post?.publishAt == null ? "" : toIndianInput(post.publishAt),
  };
}
