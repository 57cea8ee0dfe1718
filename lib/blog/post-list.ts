import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";

export type BadgeState = "draft" | "scheduled" | "live";

/** A row of the admin's post list. */
export interface PostRow {
  id: number;
  title: string;
  slug: string;
  author: string;
  tags: readonly string[];
  state: BadgeState;
  /** ISO */
  publishAt: string | null;
  /** ISO */
  updatedAt: string;
}

export const stateLabels: Record<BadgeState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  live: "Published",
};

export const postList: ListDefinition = {
  name: "posts",
  path: adminPaths.blog,
  noun: "posts",
  words: "words",
  fields: {
    draft: { label: "Draft", column: "is_draft", kind: "flag" },
    scheduled: { label: "Scheduled", column: "is_scheduled", kind: "flag" },
    published: { label: "Published", column: "is_live", kind: "flag" },
    tag: { label: "Tag", column: "tags", kind: "tag" },
    author: { label: "Author", column: "author", kind: "text" },
    changed: { label: "Changed", column: "edited_at", kind: "date" },
  },
  sorts: { changed: { label: "Changed", column: "edited_at", first: "desc" } },
  sort: "changed",
  views: [
    { name: "All", q: "" },
    { name: "Drafts", q: "draft:yes" },
    { name: "Scheduled", q: "scheduled:yes" },
    { name: "Published", q: "published:yes" },
  ],
};
