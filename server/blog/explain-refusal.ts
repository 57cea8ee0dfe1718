import "server-only";
import type { PostForm } from "@/lib/blog/post-form";
import { AppError, mapRefusals, type Refusals } from "@/server/errors";

/** Columns and constraints of public.blog_posts, and their form fields. */
const fields: readonly [RegExp, keyof PostForm, string][] = [
  [/seo_title/, "seoTitle", "The SEO title is too long"],
  [/seo_description/, "seoDescription", "The meta description is too long"],
  [/title/, "title", "The title is empty, too long, or has an invisible character"],
  [/author/, "authorId", "This author no longer exists. Choose another one"],
  [/slug/, "slug", "This URL can't be used"],
  [/summary/, "summary", "The summary is too long"],
  [/body/, "body", "The text is too long"],
  [/tags/, "tags", "These tags can't be used"],
  [/cover/, "coverUrl", "Choose the picture again"],
  [/publish|live/, "publishAt", "Choose another date and time"],
];

const badValue = "A value couldn't be saved. Please check the fields.";

const refusals: Refusals = {
  slug_taken: new AppError("conflict", "Another post uses or used this URL.", {
    slug: "Another post uses or used this URL",
  }),
  picture_gone: new AppError("conflict", "The picture upload has expired. Choose it again.", {
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
  stale: "Someone else just changed this post. Reload the page.",
  not_found: new AppError("not_found", "Someone else has deleted this."),
};

/** Explains why the database refuses to write a post or an author. */
export function explainRefusal<T>(write: () => Promise<T>): Promise<T> {
  return mapRefusals(refusals, write);
}
