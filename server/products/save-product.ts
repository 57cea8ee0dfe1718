import "server-only";
import type { CategoryIds } from "@/lib/products/admin-product-schema";
import { categoryText, fallbackCategory } from "@/lib/products/category-text";
import type { ProductForm } from "@/lib/products/product-form";
import { AppError, isStale, isUnavailable } from "@/server/errors";
import { log } from "@/server/log";
import { explainRefusal } from "./explain-refusal";
import { createProduct, findAdminProduct, resolveCategory, updateProduct } from "./repository";

/** Unknown names become categories. When the database does not respond, the known ids are used, and the save itself may still work. */
export async function findCategory({ primaryCategory, subcategory }: ProductForm): Promise<CategoryIds> {
  const text = categoryText(primaryCategory, subcategory);
  try {
    return await explainRefusal("Failed to process product category", () => resolveCategory(text));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn({ err: error, text }, "products: category not looked up, its default id stands in");
    return fallbackCategory(text);
  }
}

/** The new product's id. */
export async function addProduct(form: ProductForm): Promise<number> {
  const category = await findCategory(form);
  const id = await explainRefusal("Failed to create product in database", () =>
    createProduct(form, category),
  );
  if (id === null) throw new AppError("internal", "Failed to create product: No product ID returned");
  return id;
}

export type Saved =
  | { kind: "saved"; version: number }
  | { kind: "stale"; theirs: { values: ProductForm; version: number; by: string | null } };

/** Saves, or returns what another person saved since `version`. */
export async function saveProduct(id: number, version: number, form: ProductForm): Promise<Saved> {
  const category = await findCategory(form);
  return explainRefusal("Failed to update product", async () => {
    try {
      return { kind: "saved", version: await updateProduct(id, version, form, category) };
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await findAdminProduct(id);
      if (now === null) throw new AppError("not_found", "Someone has deleted this product.");
      return { kind: "stale", theirs: { values: now.form, version: now.version, by: now.savedBy } };
    }
  });
}
