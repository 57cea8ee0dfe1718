"use server";

import { z } from "zod";
import { machinePaths } from "@/lib/machine-paths";
import { productFormSchema } from "@/lib/products/product-form";
import { signPreviewToken } from "@/server/auth/preview-token";
import { defineAction } from "@/server/gate/define-action";
import { explainRefusal } from "./explain-refusal";
import { deleteProduct, duplicateProduct, readDeletionFigures } from "./repository";
import { addProduct, saveProduct } from "./save-product";

const id = z.int().positive();
const one = z.strictObject({ id });

export const createProductAction = defineAction({
  name: "products: create",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: productFormSchema,
  run: async (form) => {
    const newId = await addProduct({ ...form, slug: "" });
    return { kind: "saved" as const, version: null, id: newId };
  },
});

export const updateProductAction = defineAction({
  name: "products: update",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.int(), form: productFormSchema }),
  run: (input) => saveProduct(input.id, input.version, input.form),
});

export const readDeletionAction = defineAction({
  name: "products: count what deleting touches",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: one,
  run: (input) => readDeletionFigures(input.id),
});

export const deleteProductAction = defineAction({
  name: "products: delete",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: one,
  run: (input) => explainRefusal("Failed to delete product", () => deleteProduct(input.id)),
});

export const duplicateProductAction = defineAction({
  name: "products: duplicate",
  guard: "products.write",
  limit: ["staffPerson"],
  schema: one,
  run: async (input) => ({
    id: await explainRefusal("Failed to create product in database", () => duplicateProduct(input.id)),
  }),
});

export const previewProductAction = defineAction({
  name: "products: make a preview link",
  guard: "products.read",
  limit: ["staffPerson"],
  schema: one,
  run: async (input, { now }) => ({
    path: machinePaths.productPreview(signPreviewToken("product", input.id, now)),
  }),
});
