import { productsQuery } from "@/lib/categories/admin-category";
import { stockList, variantsQuery } from "@/lib/inventory/stock-list";
import type { ListDefinition } from "@/lib/lists/definition";
import { parseSearch } from "@/lib/lists/parse-search";
import { toConditions } from "@/lib/lists/to-conditions";
import { productList } from "./product-list";

const now = new Date("2026-11-27T06:30:00Z");

// Links of the admin's counts: the list must understand the search of each link.

const products = productList([
  { value: "mens", label: "Men", match: { column: "primary_category_id", value: "1" } },
  { value: "polos", label: "Polos", match: { column: "subcategory_id", value: "7" } },
]);

it.each<[string, ListDefinition, string, string[]]>([
  ["all of a category", products, productsQuery({ slug: "mens" }), ['primary_category_id.in.("1")']],
  [
    "the drafts of one below another",
    products,
    productsQuery({ slug: "polos" }, "draft"),
    ['subcategory_id.in.("7")', 'status.in.("draft")'],
  ],
  [
    "the variants of a product",
    stockList([], []),
    variantsQuery(12),
    ['and(product_id.gte."12",product_id.lte."12")', "is_active.eq.true"],
  ],
])("the list understands the search of %s", (_what, list, q, conditions) => {
  expect(toConditions(list, parseSearch(list, q, now))).toEqual(conditions);
});
