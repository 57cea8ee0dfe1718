import { randomUUID } from "node:crypto";
import type { People } from "../support/actors";
import { type Db, makeProduct, orderOf, placeOrder } from "../support/shop";

/**
 * Rows of a table by a name for each, and what is tried on it. `key` is the SQL that finds a row again.
 * Inserts are whole "(columns) values (...)" clauses by name.
 */
export type Fixture = {
  key: string;
  rows: Record<string, string | number>;
  inserts: Record<string, string>;
  update: string;
};

async function readValue<T>(db: Db, query: string, values: unknown[] = []): Promise<T> {
  const { rows } = await db.query({ text: query, values, rowMode: "array" });
  return rows[0]?.[0] as T;
}

async function makeCatalogRows(db: Db) {
  const published = await makeProduct(db, { stocks: [5, 5] });
  const draft = await makeProduct(db, { status: "draft" });
  const deleted = await makeProduct(db);
  const [active = 0, withdrawn = 0] = published.variantIds;
  await db.query("update public.products set is_deleted = true where id = $1", [deleted.id]);
  await db.query("update public.product_variants set is_active = false where id = $1", [withdrawn]);
  await db.query(
    "insert into public.product_available_colors (product_id, color_id) select unnest($1::bigint[]), id from public.colors where slug = 'black'",
    [[published.id, draft.id]],
  );
  const imageOf = (productId: number) =>
    readValue<number>(db, "select public.add_product_image($1, 'a', 'a', 'black', 'front')", [productId]);
  const slug = `c-${randomUUID()}`;
  const categoryOf = (name: string, isDeleted: boolean) =>
    readValue<number>(
      db,
      "insert into public.categories (name, slug, is_deleted) values ($1, $2, $3) returning id",
      [name, `${slug}-${name}`, isDeleted],
    );
  await db.query("insert into private.auth_attempts (bucket, subject) values ('fixture', 'one')");
  return {
    products: { published: published.id, draft: draft.id, deleted: deleted.id },
    variants: { active, withdrawn, draft: draft.variantIds[0] ?? 0 },
    images: { published: await imageOf(published.id), draft: await imageOf(draft.id) },
    categories: { live: await categoryOf("live", false), deleted: await categoryOf("deleted", true) },
    colorId: await readValue<number>(
      db,
      `insert into public.colors (slug, name, hex) values ('spare-' || $1, 'Spare', '#ffffff') returning id`,
      [slug],
    ),
    sizeId: await readValue<number>(
      db,
      "insert into public.sizes (name, kind, sort_order) values ($1, 'one', 99) returning id",
      [slug],
    ),
    moveId: await readValue<number>(db, "select max(id) from public.stock_moves where variant_id = $1", [
      active,
    ]),
  };
}

async function makeOrderRows(db: Db, people: People, variantId: number) {
  const orderFor = async (userId: string | null) =>
    (await placeOrder(db, orderOf([{ variantId }], { user_id: userId }))).id;
  const orders = {
    asha: await orderFor(people.asha),
    ravi: await orderFor(people.ravi),
    guest: await orderFor(null),
  };
  const paymentId = `pay_${randomUUID()}`;
  await db.query(
    `insert into public.payments (payment_id, order_id, amount, currency, status, raw)
     values ($1, $2, 548, 'INR', 'authorized', '{}')`,
    [paymentId, orders.asha],
  );
  const eventId = `evt_${randomUUID()}`;
  await db.query(
    "insert into public.webhook_events (event_id, type, body_hash, raw) values ($1, 'x', 'x', '{}')",
    [eventId],
  );
  const key = `matrix-${randomUUID()}`;
  await db.query("insert into public.idempotency_keys (key, request_hash, response) values ($1, 'x', '{}')", [
    key,
  ]);
  return { orders, paymentId, eventId, key };
}

async function makeSettings(db: Db): Promise<string> {
  const key = `matrix-${randomUUID()}`;
  await db.query("insert into public.product_settings (setting_key, setting_value) values ($1, '1')", [key]);
  await db.query("insert into public.site_settings (key, value) values ($1, '1')", [key]);
  await db.query(
    `insert into public.admin_settings (key, value) values ($1, '{}'), ('analytics_settings', '{}') on conflict do nothing`,
    [key],
  );
  await db.query(
    "insert into public.pincodes (pincode, city, state) values ('110011', 'Delhi', 'Delhi') on conflict do nothing",
  );
  return key;
}

/** Someone whose profile is gone, so that inserting one is tried on a free id. */
async function makeUserWithoutProfile(db: Db): Promise<string> {
  const id = randomUUID();
  await db.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
  await db.query("delete from public.profiles where id = $1", [id]);
  return id;
}

export async function makeFixtures(db: Db, people: People): Promise<Record<string, Fixture>> {
  const catalog = await makeCatalogRows(db);
  const sales = await makeOrderRows(db, people, catalog.variants.active);
  const setting = await makeSettings(db);
  const bystander = await makeUserWithoutProfile(db);
  const { products, variants, colorId } = catalog;
  const { asha } = sales.orders;
  const address = `'{"line1": "x", "pincode": "x", "city": "x", "state": "x"}'`;

  return {
    "public.categories": {
      key: "id",
      rows: catalog.categories,
      inserts: { row: "(name, slug) values ('New', 'new-one')" },
      update: "name = 'Edited'",
    },
    "public.colors": {
      key: "id",
      rows: { spare: colorId },
      inserts: { row: "(slug, name, hex) values ('new-one', 'New', '#000000')" },
      update: "name = 'Edited'",
    },
    "public.sizes": {
      key: "id",
      rows: { spare: catalog.sizeId },
      inserts: { row: "(id, name, kind, sort_order) values (62, 'New', 'one', 1)" },
      update: "sort_order = 1",
    },
    "public.products": {
      key: "id",
      rows: products,
      inserts: { row: "(name, slug, price) values ('New', 'new-one', 1)" },
      update: "name = 'Edited'",
    },
    "public.product_available_colors": {
      key: "product_id",
      rows: { published: products.published, draft: products.draft },
      inserts: { row: `(product_id, color_id) values (${products.published}, ${colorId})` },
      update: `color_id = ${colorId}`,
    },
    "public.product_images": {
      key: "id",
      rows: catalog.images,
      inserts: { row: `(product_id, image_url, thumbnail_url) values (${products.published}, 'x', 'x')` },
      update: "position = 9",
    },
    "public.product_variants": {
      key: "id",
      rows: variants,
      inserts: {
        row: `(product_id, size, color, sku) values (${products.published}, 'XL', 'black', 'new-one')`,
      },
      update: "barcode = null",
    },
    "public.stock_moves": {
      key: "id",
      rows: { move: catalog.moveId },
      inserts: {
        receive: `(variant_id, stock_delta, reason) values (${variants.active}, 1, 'receive')`,
        reserve: `(variant_id, reserved_delta, reason) values (${variants.active}, 1, 'reserve')`,
        for_an_order: `(variant_id, stock_delta, reason, order_id) values (${variants.active}, 1, 'adjust', '${asha}')`,
      },
      update: "stock_delta = 100",
    },
    "public.product_settings": {
      key: "setting_key",
      rows: { setting },
      inserts: { row: "(setting_key, setting_value) values ('new-one', '1')" },
      update: "setting_value = '2'",
    },
    "public.site_settings": {
      key: "key",
      rows: { setting },
      inserts: { row: "(key, value) values ('new-one', '1')" },
      update: "value = '2'",
    },
    "public.admin_settings": {
      key: "key",
      rows: { shown: "analytics_settings", hidden: setting },
      inserts: { row: "(key, value) values ('new-one', '{}')" },
      update: "value = '[]'",
    },
    "public.pincodes": {
      key: "pincode",
      rows: { delhi: "110011" },
      inserts: { row: "(pincode, city, state) values ('999999', 'x', 'x')" },
      update: "city = 'Edited'",
    },
    "public.profiles": {
      key: "id",
      rows: { asha: people.asha, ravi: people.ravi },
      inserts: { row: `(id) values ('${bystander}')` },
      update: "first_name = 'Edited'",
    },
    "public.user_roles": {
      key: "user_id",
      rows: { admin: people.admin },
      inserts: {
        asha: `(user_id, role) values ('${people.asha}', 'admin')`,
        ravi: `(user_id, role) values ('${people.ravi}', 'admin')`,
      },
      update: `user_id = '${people.asha}'`,
    },
    "public.orders": {
      key: "id",
      rows: sales.orders,
      inserts: {
        row: `(order_id, user_id, name, email, phone, status, payment_method, payment_status, subtotal, total, shipping_address)
          values ('new-one', '${people.asha}', 'x', 'x@x', '+919876543210', 'Confirmed', 'cod', 'cod_due', 1, 1, ${address})`,
      },
      update: "name = 'Edited'",
    },
    "public.order_items": {
      key: "order_id",
      rows: sales.orders,
      inserts: {
        row: `(order_id, product_id, variant_id, title, size, color, color_name, sku, quantity, list_price, unit_price, line_total)
          values ('${asha}', ${products.draft}, ${variants.draft}, 'x', 'S', 'black', 'x', 'x', 1, 1, 1, 1)`,
      },
      update: "title = 'Edited'",
    },
    "public.order_events": {
      key: "order_id",
      rows: sales.orders,
      inserts: { row: `(order_id, type, actor) values ('${asha}', 'x', 'x')` },
      update: "note = 'Edited'",
    },
    "public.payments": {
      key: "payment_id",
      rows: { asha: sales.paymentId },
      inserts: {
        row: `(payment_id, order_id, amount, currency, status, raw) values ('new', '${asha}', 1, 'INR', 'captured', '{}')`,
      },
      update: "method = 'Edited'",
    },
    "public.webhook_events": {
      key: "event_id",
      rows: { event: sales.eventId },
      inserts: { row: "(event_id, type, body_hash, raw) values ('new', 'x', 'x', '{}')" },
      update: "type = 'Edited'",
    },
    "public.idempotency_keys": {
      key: "key",
      rows: { key: sales.key },
      inserts: { row: "(key, request_hash) values ('new-one-12345', 'x')" },
      update: "request_hash = 'Edited'",
    },
    "public.outbox": {
      key: "aggregate",
      rows: { message: asha },
      inserts: { row: "(topic, aggregate) values ('new', 'one')" },
      update: "attempts = 9",
    },
    "private.auth_attempts": {
      key: "bucket",
      rows: { counter: "fixture" },
      inserts: { row: "(bucket, subject) values ('new', 'one')" },
      update: "taken = 9",
    },
    "private.order_transitions": {
      key: "from_status || '>' || to_status || actor",
      rows: { move: "Packed>Shippedadmin" },
      inserts: { row: "values ('Cancelled', 'Delivered', 'customer')" },
      update: "actor = 'customer'",
    },
    "private.product_options": {
      key: "product_id",
      rows: { published: products.published },
      inserts: { row: `values (${products.published}, 'x', 1, 1)` },
      update: "sizes = 0",
    },
    "private.search_words": {
      key: "word",
      rows: { word: "black" },
      inserts: { row: "values ('newword', 'newword')" },
      update: "lexeme = 'x'",
    },
    "private.search_synonyms": {
      key: "lexeme",
      rows: { word: "gray" },
      inserts: { row: "values ('newword', '{x}')" },
      update: "means = '{x}'",
    },
  };
}
