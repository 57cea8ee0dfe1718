import { z } from "zod";
import { listPlaceholders } from "@/lib/content/placeholders";
import { findTextProblem } from "@/lib/content/text-limits";
import { uploadedPicture } from "@/lib/content/uploaded-picture";
import { checkFacts } from "@/lib/facts/check-facts";
import { isNearInput } from "@/lib/indian-input";
import { controlCharacter, isBlank } from "@/lib/sanitize-text";
import { parseTags, postPattern } from "./post";
import type { PostForm } from "./post-form";

/** Slugs of the blog's own pages. */
const takenSlugs = ["tag", "page"];

/** PostgreSQL does not store NUL. */
const withoutNul = z.string().transform((typed) => typed.replaceAll("\u0000", ""));

const text = (max: number) => withoutNul.pipe(z.string().trim().max(max, `Up to ${max} characters`));

const oneLine = "Remove line breaks and invisible characters";

/** One line, such as a name. */
const line = (max: number) => text(max).refine((typed) => !controlCharacter.test(typed), oneLine);

/** Lists, feeds and search engines show these texts without filling in facts. */
const unfilled = (max: number) =>
  text(max).refine(
    (typed) => listPlaceholders(typed).length === 0,
    "{{…}} only works in the text. Remove it here",
  );

export const postSchema = z
  .strictObject({
    title: unfilled(120)
      .refine((title) => !isBlank(title), "Enter a title")
      .refine((title) => !controlCharacter.test(title), oneLine),
    slug: z
      .string()
      .trim()
      .min(1, "Enter a URL")
      .max(80, "Up to 80 characters")
      .regex(postPattern, "Use lowercase letters, digits and single hyphens, such as how-to-wash-a-print")
      .refine((slug) => !takenSlugs.includes(slug), "This URL is used by another blog page"),
    summary: unfilled(300),
    body: withoutNul.pipe(
      z.string().superRefine((body, context) => {
        const problem = findTextProblem(body);
        if (problem) context.addIssue({ code: "custom", message: problem });
        else checkFacts(body, context);
      }),
    ),
    authorId: z.string().regex(/^[1-9]\d{0,15}$/, "Choose an author"),
    tags: text(200)
      .refine((typed) => parseTags(typed).length <= 6, "Up to 6 tags")
      .refine(
        (typed) => parseTags(typed).every((tag) => tag.length <= 30),
        "A tag can have up to 30 letters",
      ),
    coverUrl: uploadedPicture,
    coverAlt: text(200),
    seoTitle: unfilled(120),
    seoDescription: unfilled(320),
    publish: z.enum(["no", "now", "at"]),
    publishAt: z.string().max(30),
  })
  .superRefine((post, context) => {
    for (const [path, message] of problemsOf(post))
      context.addIssue({ code: "custom", path: [path], message });
  }) satisfies z.ZodType<PostForm, PostForm>;

/** Unsaved input may be invalid; only the size of a request limits it. */
export const typedSchema = z.strictObject({
  title: z.string().max(1000),
  slug: z.string().max(1000),
  summary: z.string().max(5000),
  body: z.string().max(200_000),
  authorId: z.string().max(20),
  tags: z.string().max(1000),
  coverUrl: z.string().max(500),
  coverAlt: z.string().max(1000),
  seoTitle: z.string().max(1000),
  seoDescription: z.string().max(5000),
  publish: z.enum(["no", "now", "at"]),
  publishAt: z.string().max(30),
}) satisfies z.ZodType<PostForm, PostForm>;

/** The requirements of a published post. */
function* problemsOf(post: PostForm): Generator<[keyof PostForm, string]> {
  if (post.publish === "no") return;
  if (post.publish === "at" && !isNearInput(post.publishAt))
    yield ["publishAt", "Choose a date and time before the year 2100"];
  if (isBlank(post.summary)) yield ["summary", "Enter a sentence or two for lists and search results"];
  if (isBlank(post.body)) yield ["body", "Enter the text before you publish"];
  if (post.coverUrl !== "" && isBlank(post.coverAlt))
    yield ["coverAlt", "Describe the picture for screen readers"];
}

export const authorSchema = z.strictObject({
  name: line(80).refine((name) => !isBlank(name), "Enter the author's name"),
  about: text(300),
});
