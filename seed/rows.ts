import type { ClientBase } from "pg";
import { CategoryNames } from "@/lib/products/csv-category";
import { planColumns } from "@/lib/products/csv-plan";
import { PRODUCTS } from "./catalog";
import { CATEGORIES } from "./catalog/categories";
import { COLORS } from "./catalog/colors";
import { readPincodes } from "./catalog/pincodes";
import type { SeedProduct } from "./catalog/product";
import { ADMIN_SETTINGS, SITE_SETTINGS } from "./catalog/settings";
import { SHIPPING_ZONES } from "./catalog/shipping-zones";
import { SIZES } from "./catalog/sizes";
import { readTable } from "./catalog/table";
import type { ProductPicture } from "./pictures/plan";
import { productVariants } from "./stock";
import { insertSubscriptionPlans } from "./subscriptions/insert";

/** A fixed date, so that "newest first" is the same order everywhere. */
export const NEWEST = Date.parse("2026-11-18T06:30:00Z");
const DAY = 86_400_000;

const createdAt = (product: SeedProduct) =>
  new Date(NEWEST - product.days_ago * DAY - (product.id % 97) * 541_000).toISOString();

const categories = new CategoryNames(CATEGORIES);

const accessoryNames = { tote: "Tote bag", cap: "Cap", bandana: "Bandana" };

const productRow = (product: SeedProduct) => ({
  id: product.id,
  is_premium: product.premium,
  ...planColumns(product, null, categories).set,
  is_deleted: product.deleted,
  is_basic: product.basic,
  is_blank: product.blank,
  generic_name: product.accessory ? accessoryNames[product.accessory] : "",
  maker: "",
  importer: "",
  packer: "",
  country_of_origin: "",
  net_quantity: "",
  month_made: "",
  created_at: createdAt(product),
  updated_at: createdAt(product),
});

/** Inserts missing rows; existing rows stay as they were edited. */
const insertMissing = async (client: ClientBase, table: string, rows: readonly object[]): Promise<number> => {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first).join(", ");
  const { rowCount } = await client.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
};

const insertVariants = async (client: ClientBase): Promise<number> => {
  const variants = PRODUCTS.flatMap(productVariants);
  const { rows } = await client.query<{ count: number }>(
    `with wanted as (
       select * from jsonb_to_recordset($1) as w ("productId" bigint, color text, size text, sku text, stock int)
     ), added as (
       insert into public.product_variants (product_id, color, size, sku)
       select "productId", color, size, sku from wanted on conflict do nothing returning id, sku
     )
     select count(*)::int as count from added`,
    [JSON.stringify(variants)],
  );
  await client.query(
    `insert into public.stock_moves (variant_id, stock_delta, reason, actor, created_at)
     select v.id, w.stock, 'receive', 'seed', p.created_at
     from jsonb_to_recordset($1) as w (sku text, stock int)
     join public.product_variants v using (sku)
     join public.products p on p.id = v.product_id
     where w.stock > 0 and not exists (select 1 from public.stock_moves m where m.variant_id = v.id)`,
    [JSON.stringify(variants)],
  );
  return rows[0]?.count ?? 0;
};

const alignIds = async (client: ClientBase, table: string, floor: number) => {
  await client.query(
    `select setval(pg_get_serial_sequence('public.${table}', 'id'), greatest(max(id), $1)) from public.${table}`,
    [floor],
  );
};

const insertCatalog = async (client: ClientBase): Promise<number> => {
  await insertMissing(
    client,
    "colors",
    COLORS.map(({ slug, name, hex }, i) => ({ id: i + 1, slug, name, hex, sort_order: (i + 1) * 10 })),
  );
  await insertMissing(
    client,
    "sizes",
    SIZES.map((size, i) => ({ id: i + 1, name: size.name, kind: size.kind, sort_order: size.sortOrder })),
  );
  for (const isTop of [true, false]) {
    await insertMissing(
      client,
      "categories",
      CATEGORIES.filter((c) => (c.parentId === null) === isTop).map((c) => ({
        id: c.id,
        slug: c.slug,
        name: c.name,
        description: c.description,
        parent_id: c.parentId,
        words: c.words,
        sort_order: c.id * 10,
        is_deleted: false,
        created_at: new Date(NEWEST - 200 * DAY).toISOString(),
        updated_at: new Date(NEWEST - 200 * DAY).toISOString(),
      })),
    );
  }
  const added = await insertMissing(client, "products", PRODUCTS.map(productRow));
  await insertMissing(
    client,
    "product_available_colors",
    PRODUCTS.flatMap((p) =>
      p.colors.map((slug) => ({ product_id: p.id, color_id: COLORS.findIndex((c) => c.slug === slug) + 1 })),
    ),
  );
  await insertVariants(client);
  for (const [table, floor] of [
    ["colors", 100],
    ["sizes", 100],
    ["categories", 100],
    ["products", 1000],
  ] as const) {
    await alignIds(client, table, floor);
  }
  return added;
};

const couponDefaults = {
  value: 0,
  max_discount: null,
  min_goods: 0,
  min_items: 1,
  max_uses: null,
  max_uses_per_customer: null,
  starts_at: "2024-06-01T00:00:00Z",
  ends_at: null,
  used: 0,
  is_first_order_only: false,
  is_prepaid_only: false,
  is_automatic: false,
  is_public: false,
  is_active: true,
  category_ids: [],
  product_ids: [],
  created_at: new Date(NEWEST).toISOString(),
  updated_at: new Date(NEWEST).toISOString(),
};

const insertSettings = async (client: ClientBase) => {
  const now = new Date(NEWEST).toISOString();
  await insertMissing(
    client,
    "product_settings",
    readTable("product-settings.csv").map((s) => ({ ...s, is_enabled: true, updated_at: now })),
  );
  await insertMissing(
    client,
    "site_settings",
    Object.entries(SITE_SETTINGS).map(([key, value]) => ({ key, value, created_at: now, updated_at: now })),
  );
  await insertMissing(
    client,
    "admin_settings",
    Object.entries(ADMIN_SETTINGS).map(([key, value]) => ({ key, value, created_at: now, updated_at: now })),
  );
  await insertMissing(
    client,
    "coupons",
    readTable("coupons.csv").map((coupon) => ({ ...couponDefaults, ...coupon })),
  );
};

/** Delivery zones and pincodes. Returns the number of pincodes that were new. */
export const insertPlaces = async (client: ClientBase): Promise<number> => {
  await insertMissing(client, "shipping_zones", SHIPPING_ZONES);
  return insertMissing(
    client,
    "pincodes",
    readPincodes().map(({ pincode, city, state, otherStates, deliveryDays, cod }) => ({
      pincode,
      city,
      state,
      other_states: otherStates,
      delivery_days: deliveryDays,
      cod_available: cod,
    })),
  );
};

/** All of `work` is written, or nothing. */
export const inTransaction = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query("begin");
  try {
    const done = await work();
    await client.query("commit");
    return done;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
};

/** All rows except pictures, in one transaction. Returns the number of products that were new. */
export const insertRows = (client: ClientBase): Promise<number> =>
  inTransaction(client, async () => {
    const added = await insertCatalog(client);
    await insertSettings(client);
    await insertPlaces(client);
    await insertSubscriptionPlans(client);
    return added;
  });

export const insertPictureRows = async (
  client: ClientBase,
  pictures: readonly ProductPicture[],
  publicUrl: (file: string) => string,
): Promise<number> => {
  const rows = pictures.map(({ productId, picture, position }) => ({
    product_id: productId,
    image_url: publicUrl(`${picture.name}-1920.webp`),
    thumbnail_url: publicUrl(`${picture.name}-320.webp`),
    color: picture.scene.color,
    type: picture.scene.view,
    position,
  }));
  const { rowCount } = await client.query(
    `insert into public.product_images (product_id, image_url, thumbnail_url, color, type, position)
     select r.product_id, r.image_url, r.thumbnail_url, r.color, r.type, r.position
     from jsonb_populate_recordset(null::public.product_images, $1) r
     where not exists (
       select 1 from public.product_images i where i.product_id = r.product_id and i.image_url = r.image_url
     )`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
};
