import "server-only";
import type { PostForm } from "@/lib/blog/post-form";
import { AppError, inWords, type Refusals } from "@/server/errors";

/** Columns and constraints of public.blog_posts, and the field that fills them. */
const fields: readonly [RegExp, keyof PostForm, string][] = [
  [/seo_title/, "seoTitle", "The title for search engines is too long"],
  [/seo_description/, "seoDescription", "The description for search engines is too long"],
  [/title/, "title", "The title is empty, too long, or has a mark that nobody sees"],
  [/author/, "authorId", "This author is not there any more. Choose another one"],
  [/slug/, "slug", "The shop can’t use this address"],
  [/summary/, "summary", "The summary is too long"],
  [/body/, "body", "The text is too long"],
  [/tags/, "tags", "These tags can’t be used"],
  [/cover/, "coverUrl", "Choose the picture again"],
  [/publish|live/, "publishAt", "Choose another day and time"],
];

const badValue = "The database refused a value. Please check the fields.";

const refusals: Refusals = {
  slug_taken: new AppError("conflict", "Another post has this address, or had it.", {
    slug: "Another post has this address, or had it",
  }),
  picture_gone: new AppError("conflict", "The picture waited too long to be saved. Choose it again.", {
    coverUrl: "Choose the picture again",
  }),
  name_taken: new AppError("conflict", "Another author has this name.", {
    name: "Another author has this name",
  }),
  bad_post: ({ details }) => {
    const [, field, message] = fields.find(([of]) => of.test(details ?? "")) ?? [];
    return field && message
      ? new AppError("invalid_input", `${message}.`, { [field]: message })
      : new AppError("invalid_input", badValue);
  },
  bad_author: new AppError("invalid_input", badValue),
  stale: "Somebody else has just changed this post. Reload the page.",
  not_found: new AppError("not_found", "Somebody else has deleted this."),
};

/** Says in words why the database refuses to write a post or an author. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return inWords(refusals, write);
}
