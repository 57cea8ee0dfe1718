"use server";

import { z } from "zod";
import { describeSave, toCategoryFields } from "@/lib/categories/admin-category";
import { categorySchema } from "@/lib/categories/category-schema";
import { isStale } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { explainRefusal } from "./explain-refusal";
import {
  deleteCategory,
  listAdminCategories,
  moveCategory,
  restoreCategory,
  saveCategory,
} from "./repository";

const id = z.int().positive();

const find = async (wanted: number) =>
  (await listAdminCategories()).find((category) => category.id === wanted);

export const addCategoryAction = defineAction({
  name: "categories: add",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ fields: categorySchema, parentId: id.nullable() }),
  run: async ({ fields, parentId }) => {
    const newId = await explainRefusal(() => saveCategory(null, fields, parentId));
    return { kind: "saved" as const, version: 1, toast: describeSave("added", await find(newId)) };
  },
});

export const saveCategoryAction = defineAction({
  name: "categories: save",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int(), fields: categorySchema }),
  run: async ({ id, version, fields }) => {
    try {
      await saveCategory({ id, version }, fields);
    } catch (error) {
      const now = isStale(error) ? await find(id) : undefined;
      if (!now) return explainRefusal(() => Promise.reject(error));
      return {
        kind: "stale" as const,
        theirs: { values: toCategoryFields(now), version: now.version, by: null },
      };
    }
    const now = await find(id);
    return { kind: "saved" as const, version: now?.version ?? version, toast: describeSave("saved", now) };
  },
});

export const moveCategoryAction = defineAction({
  name: "categories: move",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: z.strictObject({
    id,
    place: z.strictObject({ parentId: id.nullable(), beforeId: id.nullable() }),
  }),
  run: ({ id, place }) => explainRefusal(() => moveCategory(id, place)),
});

export const deleteCategoryAction = defineAction({
  name: "categories: delete",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int(), targetId: id.nullable() }),
  run: ({ id, version, targetId }) => explainRefusal(() => deleteCategory({ id, version }, targetId)),
});

export const restoreCategoryAction = defineAction({
  name: "categories: restore",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ removalId: z.uuid() }),
  run: ({ removalId }) => explainRefusal(() => restoreCategory(removalId)),
});
