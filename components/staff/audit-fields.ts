/** Columns without meaning for a reader. */
export const hiddenFields: ReadonlySet<string> = new Set([
  "id",
  "version",
  "created_at",
  "updated_at",
  "is_deleted",
  "sort_order",
  "thumbnail_url",
  "description_html",
  "accepted_by",
  "invited_by",
  "bit",
  "event",
]);

/** Columns in rupees. */
export const rupeeFields: ReadonlySet<string> = new Set([
  "price",
  "fee",
  "free_over",
  "above",
  "max_discount",
  "min_goods",
  "amount",
]);

const labels: Readonly<Record<string, string>> = {
  slug: "URL",
  line1: "Street",
  line2: "Area",
  primary_category_id: "Category",
  subcategory_id: "Subcategory",
  parent_id: "Parent",
  product_id: "Product",
  is_premium: "Premium",
  is_basic: "Basic",
  is_active: "On sale",
  is_hidden: "Hidden",
  is_enabled: "Active",
  color: "Colour",
  hex: "Colour code",
  sku: "SKU",
  hsn: "HSN code",
  hsn_prefix: "HSN code starts with",
  keywords: "Search keywords",
  seo_title: "SEO title",
  seo_description: "Meta description",
  low_at: "Low-stock level",
  image_url: "Picture",
  picture_url: "Picture",
  alt: "Alt text",
  type: "View",
  old_slugs: "Old URLs",
  break_id: "Case",
  asked_at: "Requested",
  expected: "Expected status",
  setting_value: "Value",
  free_over: "Free delivery from",
  min_days: "Minimum days",
  max_days: "Maximum days",
  delivery_days: "Delivery days",
  cod_available: "Cash on delivery",
  other_states: "Other states",
  starts_on: "Starts",
  starts_at: "Starts",
  ends_at: "Ends",
  expires_at: "Ends",
  accepted_at: "Accepted",
  above: "For prices above",
  percent: "Percentage",
  max_discount: "Maximum discount",
  min_goods: "Minimum order",
  min_items: "Minimum items",
  max_uses: "Usage limit",
  max_uses_per_customer: "Limit per customer",
  is_first_order_only: "First order only",
  is_prepaid_only: "Online payment only",
  is_automatic: "Automatic",
  is_public: "Show to everyone",
  category_ids: "Categories",
  product_ids: "Products",
};

/** "free_over" and "mailPort" as readable labels. */
export function fieldLabel(field: string): string {
  const known = labels[field];
  if (known) return known;
  const words = field
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
