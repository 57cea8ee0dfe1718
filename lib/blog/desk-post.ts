import type { BadgeState } from "./post-list";

export interface Author {
  id: number;
  name: string;
  about: string;
}

interface Revision {
  id: number;
  version: number;
  /** ISO */
  savedAt: string;
  by: string;
}

/** What somebody typed into a form of a post and did not save. */
export interface Typing {
  /** Of the open form. */
  id: string;
  by: string;
  /** ISO */
  at: string;
}

/** A post as the back office edits it. */
export interface DeskPost {
  id: number;
  slug: string;
  oldSlugs: readonly string[];
  title: string;
  summary: string;
  body: string;
  authorId: number;
  tags: readonly string[];
  coverUrl: string | null;
  coverAlt: string;
  seoTitle: string;
  seoDescription: string;
  /** ISO; null: a draft */
  publishAt: string | null;
  isLive: boolean;
  version: number;
  /** The newest first; the first one is what is saved now. */
  revisions: readonly Revision[];
}

export function postState({ publishAt, isLive }: Pick<DeskPost, "publishAt" | "isLive">): BadgeState {
  if (publishAt === null) return "draft";
  return isLive ? "live" : "scheduled";
}
