/** Sources that paint the catalogue and write it into a database. */
export const SEED = "seed/seed.ts";

/** Sources of the functions that schema-files.ts makes from lib. */
export const RULE_SOURCES = [
  "lib/gstin.ts",
  "lib/privacy/personal-table.ts",
  "lib/privacy/personal-tables.ts",
  "lib/privacy/tables-of-content-and-logs.ts",
  "lib/privacy/tables-of-people-and-orders.ts",
  "lib/settings/document.ts",
  "lib/settings/documents",
  "lib/settings/documents.ts",
  "lib/settings/field.ts",
  "lib/settings/product-settings.ts",
  "lib/settings/setting-kinds.ts",
  "sandbox/personal-tables.ts",
  "sandbox/setting-rules.ts",
];

/** All inputs of a filled shop. Pictures are stored with the gateway's address. */
export const SHOP_SOURCES = [
  ...RULE_SOURCES,
  "lib/addresses/states.ts",
  "lib/brand.ts",
  "lib/business.ts",
  "lib/coupons",
  "lib/designer",
  "lib/digits.ts",
  "lib/mail/one-line.ts",
  "lib/mail/sms-templates.ts",
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
  "lib/subscriptions/describe-plan.ts",
  "lib/subscriptions/parcel-order.ts",
  "lib/subscriptions/parcel-row.ts",
  "lib/subscriptions/split-amount.ts",
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

/** All inputs of a catalogue picture. */
export const PICTURE_SOURCES = [
  "lib/designer/garments",
  "lib/designer/random.ts",
  "seed/artwork",
  "seed/catalog/colors.ts",
  "seed/garments",
  "seed/pictures",
];
