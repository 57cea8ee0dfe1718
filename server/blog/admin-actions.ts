"use server";

import { z } from "zod";
import { toPostForm } from "@/lib/blog/post-form";
import { authorSchema, postSchema, typedSchema } from "@/lib/blog/post-schema";
import { emptyListParams } from "@/lib/catalog/list-params";
import { machinePaths } from "@/lib/machine-paths";
import { signPreviewToken } from "@/server/auth/preview-token";
import { getListPage } from "@/server/catalog/queries";
import { refuseForeignPictures } from "@/server/content/refuse-foreign-pictures";
import { AppError, isStale } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { addPost } from "./add-post";
import { saveAuthor } from "./author-repository";
import { deleteAutosave, findAutosave, saveAutosave } from "./autosave-repository";
import { explainRefusal } from "./explain-refusal";
import { refuseLostProducts } from "./refuse-lost-products";
import { deletePost, findAdminPost, findRevision, savePost } from "./repository";
import { readText } from "./text-queries";

const id = z.int().positive();

export const addPostAction = defineAction({
  name: "posts: add",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: postSchema,
  run: async (form) => {
    refuseForeignPictures(form.body, "body");
    refuseLostProducts(await readText(form.body));
    const newId = await explainRefusal(() => addPost(form));
    return { kind: "saved" as const, version: 1, id: newId };
  },
});

export const savePostAction = defineAction({
  name: "posts: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int(), form: postSchema }),
  run: async ({ id, version, form }) => {
    refuseForeignPictures(form.body, "body");
    refuseLostProducts(await readText(form.body));
    try {
      await savePost({ id, version }, form);
    } catch (error) {
      const now = isStale(error) ? await findAdminPost(id) : null;
      if (!now) return explainRefusal(() => Promise.reject(error));
      const theirs = {
        values: toPostForm(now, undefined),
        version: now.version,
        by: now.revisions[0]?.by ?? null,
        at: now.revisions[0]?.savedAt,
      };
      return { kind: "stale" as const, theirs };
    }
    return { kind: "saved" as const, version: version + 1 };
  },
});

export const deletePostAction = defineAction({
  name: "posts: delete",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int() }),
  run: (post) => explainRefusal(() => deletePost(post)),
});

const productsFound = 12;

/** Products on sale that a text can embed. */
export const findProductsAction = defineAction({
  name: "posts: find products",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ query: z.string().trim().max(80) }),
  run: async ({ query }) => {
    const page = await getListPage({ ...emptyListParams, query: query === "" ? null : query });
    const products = page?.list.products.slice(0, productsFound) ?? [];
    return { products: products.map(({ name, slug }) => ({ name, slug })) };
  },
});

/** Preview of a text as visitors would see it. */
export const previewTextAction = defineAction({
  name: "posts: preview a text",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ body: postSchema.shape.body }),
  run: ({ body }) => readText(body),
});

export const readRevisionAction = defineAction({
  name: "posts: read a revision",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: async ({ id }) => {
    const revision = await findRevision(id);
    if (!revision) throw new AppError("not_found", "This version no longer exists.");
    return revision;
  },
});

/** Stores unsaved input; `id` identifies the open form. */
export const saveAutosaveAction = defineAction({
  name: "posts: save what is typed",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid(), postId: id.nullable(), form: typedSchema }),
  run: async ({ id, postId, form }) => ({ at: await explainRefusal(() => saveAutosave(id, postId, form)) }),
});

export const deleteAutosaveAction = defineAction({
  name: "posts: drop what was typed",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid() }),
  run: ({ id }) => deleteAutosave(id),
});

export const readAutosaveAction = defineAction({
  name: "posts: read what was typed",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: z.uuid() }),
  run: async ({ id }) => {
    const typed = await findAutosave(id);
    if (!typed) throw new AppError("not_found", "It has already been saved or deleted.");
    return typed;
  },
});

export const previewPostAction = defineAction({
  name: "posts: make a preview link",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: async ({ id }, { now }) => ({ path: machinePaths.blogPreview(signPreviewToken("post", id, now)) }),
});

export const saveAuthorAction = defineAction({
  name: "authors: save",
  guard: "content.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id: id.nullable(), author: authorSchema }),
  run: ({ id, author }) => explainRefusal(() => saveAuthor(id, author.name, author.about)),
});
