import type { CouponTimelineEntry } from "./admin-coupon";

const columns: Readonly<Record<string, string>> = {
  code: "Code",
  description: "Description",
  kind: "Type",
  value: "Discount",
  max_discount: "Maximum discount",
  min_goods: "Minimum order",
  min_items: "Minimum items",
  starts_at: "Starts",
  ends_at: "Ends",
  max_uses: "Usage limit",
  max_uses_per_customer: "Limit per customer",
  is_first_order_only: "First order only",
  is_prepaid_only: "Online payment only",
  is_automatic: "Automatic",
  is_public: "Show to everyone",
  category_ids: "Categories",
  product_ids: "Products",
};

function formatColumn(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "all" : value.join(", ");
  return String(value);
}

/** Describes a change of a coupon, with the previous values. */
export function describeCouponChange({ action, before, after }: CouponTimelineEntry): string[] {
  if (action !== "update") return [action === "insert" ? "Created" : "Deleted"];
  return Object.keys(after ?? {}).map((column) => {
    if (column === "is_active") return after?.is_active === true ? "Switched on" : "Switched off";
    return `${columns[column] ?? column}: ${formatColumn(before?.[column])} → ${formatColumn(after?.[column])}`;
  });
}
