/** Who paints the catalogue and writes it into a database. */
export const SEED = "seed/seed.ts";

/** What the database's rules of settings are made from. */
export const SETTING_RULES_SOURCES = [
  "lib/settings/document.ts",
  "lib/settings/documents",
  "lib/settings/documents.ts",
  "lib/settings/field.ts",
  "lib/settings/product-settings.ts",
  "sandbox/setting-rules.ts",
];

/** Everything that a filled shop is made of. Pictures are stored with the gateway's address. */
export const SHOP_SOURCES = [
  ...SETTING_RULES_SOURCES,
  "lib/addresses/states.ts",
  "lib/brand.ts",
  "lib/canonical-json.ts",
  "lib/coupons",
  "lib/designer",
  "lib/digits.ts",
  "lib/money-schema.ts",
  "lib/money-text.ts",
  "lib/money.ts",
  "lib/orders/when.ts",
  "lib/paise.ts",
  "lib/percent-off.ts",
  "lib/pricing",
  "lib/products",
  "lib/row.ts",
  "lib/settings/read-setting.ts",
  "lib/subscriptions/consent.ts",
  "lib/subscriptions/parcel-order.ts",
  "lib/subscriptions/parcel-row.ts",
  "lib/subscriptions/split-amount.ts",
  "lib/subscriptions/tell-plan.ts",
  "lib/text-shaping",
  "lib/yes-no.ts",
  "public/clip-art",
  "sandbox",
  "seed",
  "supabase/config.toml",
  "supabase/migrations",
  "supabase/schemas",
  "tsconfig.json",
  "package-lock.json",
];

/** Everything that decides how a picture of the catalogue looks. */
export const PICTURE_SOURCES = [
  "lib/designer/garments",
  "lib/designer/random.ts",
  "seed/artwork",
  "seed/catalog/colors.ts",
  "seed/garments",
  "seed/pictures",
];
