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

/** Unsaved input of a post's form. */
export interface Autosave {
  /** The id of the open form. */
  id: string;
  by: string;
  /** ISO */
  at: string;
}

/** A post as edited in the admin. */
export interface AdminPost {
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
  /** Newest first; the first one is the saved version. */
  revisions: readonly Revision[];
}

export function postState({ publishAt, isLive }: Pick<AdminPost, "publishAt" | "isLive">): BadgeState {
  if (publishAt === null) return "draft";
  return isLive ? "live" : "scheduled";
}
