/** Columns that mean nothing to a reader. */
export const unsaid: ReadonlySet<string> = new Set([
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

/** Columns with rupees. */
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
  slug: "Address",
  line1: "Street",
  line2: "Area",
  primary_category_id: "Category",
  subcategory_id: "Subcategory",
  parent_id: "Below",
  product_id: "Product",
  is_premium: "Premium",
  is_basic: "Basic",
  is_active: "On sale",
  is_hidden: "Hidden",
  is_enabled: "In use",
  color: "Colour",
  hex: "Colour code",
  sku: "SKU",
  hsn: "HSN code",
  hsn_prefix: "HSN code begins with",
  keywords: "Search words",
  seo_title: "Title for search engines",
  seo_description: "Description for search engines",
  low_at: "Low from",
  image_url: "Picture",
  picture_url: "Picture",
  alt: "What the picture shows",
  type: "View",
  old_slugs: "Former addresses",
  setting_value: "Value",
  free_over: "Free delivery from",
  min_days: "Fewest days",
  max_days: "Most days",
  delivery_days: "Days to the door",
  cod_available: "Cash on delivery",
  other_states: "Other states",
  starts_on: "Begins",
  starts_at: "Begins",
  ends_at: "Ends",
  expires_at: "Ends",
  accepted_at: "Accepted",
  above: "For prices above",
  percent: "Per cent",
  max_discount: "At most",
  min_goods: "From goods worth",
  min_pieces: "From pieces",
  max_uses: "Uses",
  max_uses_per_customer: "Uses of one customer",
  is_first_order_only: "First orders only",
  is_prepaid_only: "Paid online only",
  is_automatic: "Without a code",
  category_ids: "Categories",
  product_ids: "Products",
};

/** "free_over" and "mailPort" as people say them. */
export function fieldLabel(field: string): string {
  const known = labels[field];
  if (known) return known;
  const words = field
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
