/** A post in a list. */
export interface PostCard {
  id: number;
  slug: string;
  title: string;
  summary: string;
  coverUrl: string | null;
  coverAlt: string;
  author: string;
  tags: readonly string[];
  minutes: number;
  /** ISO */
  publishedAt: string;
  /** ISO; the last visible change. */
  changedAt: string;
}

export interface Post extends PostCard {
  /** Markdown */
  body: string;
  aboutAuthor: string;
  seoTitle: string;
  seoDescription: string;
}

/** A tag's label: "print-care" is "Print care". */
export function tagLabel(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll("-", " ");
}

/** Comma-separated tags as typed: lower case and hyphens, each once. */
export function parseTags(typed: string): string[] {
  const tags = typed.split(",").map((tag) =>
    tag
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  );
  return [...new Set(tags.filter(Boolean))];
}

export const postsPerPage = 12;

export const postPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A page number from 2 on, from a URL; null: not a page number. */
export function parsePageNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== "1" ? Number(text) : null;
}
