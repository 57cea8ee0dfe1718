import type { FeedItem } from "./feed-items";

/** The columns of Meta's catalogue, in order. */
export const metaColumns = [
  "id",
  "item_group_id",
  "title",
  "description",
  "availability",
  "condition",
  "price",
  "sale_price",
  "link",
  "image_link",
  "additional_image_link",
  "brand",
  "color",
  "size",
  "gender",
  "age_group",
  "google_product_category",
  "product_type",
  "origin_country",
  "manufacturer_info",
  "importer_name",
  "importer_address",
] as const satisfies readonly Exclude<keyof FeedItem, "details">[];

/** Meta has "in stock" where Google has in_stock, and comma-separated pictures. */
export function metaRow(item: FeedItem): string[] {
  return metaColumns.map((column) => {
    const value = item[column];
    if (typeof value !== "string") return value.join(",");
    return column === "availability" ? value.replaceAll("_", " ") : value;
  });
}
