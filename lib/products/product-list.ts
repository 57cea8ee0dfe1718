import { adminPaths } from "@/lib/admin-paths";
import type { Choice, ListDefinition } from "@/lib/lists/definition";
import type { Paise } from "@/lib/money";
import { cuts, type ProductStatus } from "./product-limits";

/** A row of the admin's product list. */
export interface ProductRow {
  id: number;
  name: string;
  slug: string;
  pricePaise: Paise;
  status: ProductStatus;
  isPremium: boolean;
  category: string | null;
  subcategory: string | null;
  /** The available stock. */
  stock: number;
  variants: number;
  picture: string | null;
  createdAt: string;
}

/** `categories`: all that are not deleted, by slug. */
export function productList(categories: readonly Choice[]): ListDefinition {
  return {
    name: "products",
    path: adminPaths.products,
    noun: "products",
    words: "words",
    fields: {
      status: {
        label: "Status",
        column: "status",
        kind: "choice",
        choices: [
          { value: "published", label: "Published" },
          { value: "draft", label: "Draft" },
        ],
      },
      category: { label: "Category", column: "primary_category_id", kind: "choice", choices: categories },
      price: { label: "Price", column: "price", kind: "rupees" },
      stock: { label: "Stock", column: "stock", kind: "number" },
      premium: { label: "Premium", column: "is_premium", kind: "flag" },
      cut: {
        label: "Cut",
        column: "cut",
        kind: "choice",
        choices: cuts.map((value) => ({
          value,
          label: value.charAt(0).toUpperCase() + value.slice(1),
        })),
      },
      created: { label: "Added", column: "created_at", kind: "date" },
    },
    sorts: {
      created: { label: "Added", column: "created_at", first: "desc" },
      name: { label: "Name", column: "name", first: "asc" },
      price: { label: "Price", column: "price", first: "asc" },
      stock: { label: "Stock", column: "stock", first: "asc" },
    },
    sort: "created",
    views: [
      { name: "All", q: "" },
      { name: "Published", q: "status:published" },
      { name: "Drafts", q: "status:draft" },
      { name: "Sold out", q: "status:published stock:0" },
    ],
  };
}
