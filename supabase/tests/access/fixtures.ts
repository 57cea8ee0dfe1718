import type { People } from "../support/actors";
import type { Db } from "../support/shop";
import { makeContentFixtures } from "./content-fixtures";
import { makeCustomerFixtures } from "./customer-fixtures";
import { makeDeskFixtures } from "./desk-fixtures";
import type { Fixture } from "./fixture";
import { makeMoneyFixtures } from "./money-fixtures";
import { makeReviewFixtures } from "./review-fixtures";
import {
  makeAddresses,
  makeCatalogRows,
  makeOrderRows,
  makeSettings,
  makeUserWithoutProfile,
  makeWishlists,
} from "./rows";
import { makeStaffFixtures } from "./staff-fixtures";
import { makeSubscriptionFixtures } from "./subscription-fixtures";

export async function makeFixtures(db: Db, people: People): Promise<Record<string, Fixture>> {
  const catalog = await makeCatalogRows(db);
  const sales = await makeOrderRows(db, people, catalog.variants.active);
  await makeSettings(db);
  const bystander = await makeUserWithoutProfile(db);
  const [begun, unbegun] = [await makeUserWithoutProfile(db), await makeUserWithoutProfile(db)];
  await db.query("delete from private.registrations where user_id = $1", [unbegun]);
  const { products, variants, colorId } = catalog;
  const { wishes, sharers } = await makeWishlists(db, people, products.published, bystander);
  const { asha } = sales.orders;
  const money = await makeMoneyFixtures(db, { orderId: asha, ...sales });
  const address = `'{"line1": "x", "pincode": "x", "city": "x", "state": "x"}'`;
  return {
    ...money,
    ...(await makeDeskFixtures(db, asha)),
    ...(await makeReviewFixtures(db, sales.orders)),
    ...(await makeContentFixtures(db)),
    ...(await makeCustomerFixtures(db, people)),
    ...(await makeStaffFixtures(db, people, bystander)),
    ...(await makeSubscriptionFixtures(db, people, variants.active)),
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
      inserts: { row: "(name, kind, sort_order) values ('New', 'one', 1)" },
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
    "public.product_slugs": {
      key: "slug",
      rows: { published: `old-${products.published}`, draft: `old-${products.draft}` },
      inserts: { row: `(slug, product_id) values ('new-one', ${products.published})` },
      update: "created_at = now()",
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
      rows: { shown: "packing_days", hidden: "cod_refusals" },
      inserts: { row: "(setting_key, setting_value) values ('rto_keeps', 'nothing')" },
      update: "setting_value = '3'",
    },
    "public.site_settings": {
      key: "key",
      rows: { setting: "tagline" },
      inserts: { row: "(key, value) values ('company_name', '1')" },
      update: "value = '2'",
    },
    "public.admin_settings": {
      key: "key",
      rows: { shown: "analytics_settings", hidden: "notification_settings" },
      inserts: { row: "(key, value) values ('general_settings', '{}')" },
      update: "value = '{}'",
    },
    "public.pincodes": {
      key: "pincode",
      rows: { delhi: "110011" },
      inserts: { row: "(pincode, city, state) values ('999999', 'x', 'Goa')" },
      update: "city = 'Edited'",
    },
    "public.pincode_prefixes": {
      key: "prefix",
      rows: { delhi: "110" },
      inserts: { row: "(prefix, states) values ('999', '{Goa}')" },
      update: "states = '{Delhi,Haryana}'",
    },
    "public.profiles": {
      key: "id",
      rows: { asha: people.asha, ravi: people.ravi },
      inserts: { row: `(id) values ('${bystander}')` },
      update: "first_name = 'Edited'",
    },
    "public.user_addresses": {
      key: "id",
      rows: await makeAddresses(db, people),
      inserts: {
        row: `(user_id, name, phone, line1, pincode, city, state)
          values ('${people.asha}', 'Asha Verma', '+919876543210', '12 MG Road', '560001', 'Bengaluru', 'Karnataka')`,
      },
      update: "name = 'Edited'",
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
    "public.user_wishlist": {
      key: "id",
      rows: wishes,
      inserts: {
        asha: `(user_id, product_id, size) values ('${people.asha}', ${products.published}, 'S')`,
        ravi: `(user_id, product_id, size) values ('${people.ravi}', ${products.published}, 'S')`,
        with_a_date: `(user_id, product_id, size, created_at) values ('${people.asha}', ${products.published}, 'M', now())`,
      },
      update: "size = 'M'",
    },
    "public.wishlist_shares": {
      key: "user_id",
      rows: sharers,
      inserts: {
        ravi: `(user_id) values ('${people.ravi}')`,
        admin: `(user_id) values ('${people.admin}')`,
        with_a_token: `(user_id, token) values ('${people.ravi}', 'chosen')`,
      },
      update: "token = 'chosen'",
    },
    "public.idempotency_keys": {
      key: "key",
      rows: { key: sales.key },
      inserts: { row: "(key, request_hash) values ('new-one-12345', 'x')" },
      update: "request_hash = 'Edited'",
    },
    "public.outbox": {
      key: "order_id",
      rows: { message: asha },
      inserts: { row: `(topic, order_id) values ('new', '${asha}')` },
      update: "attempts = 9",
    },
    "public.stock_counts": {
      key: "id",
      rows: { sheet: catalog.countId },
      inserts: { row: `(id, staff_id, variants) values (gen_random_uuid(), '${people.asha}', 1)` },
      update: "note = 'Edited'",
    },
    "public.lost_demand": {
      key: "variant_id",
      rows: { active: variants.active },
      inserts: { row: `values (current_date - 1, ${variants.active}, 1)` },
      update: "people = 9",
    },
    "private.category_removals": {
      key: "id",
      rows: { removal: catalog.removalId },
      inserts: {
        row: `(removed_by, category_ids, product_ids, was_primary, was_sub) values ('${people.asha}', '{}', '{}', '{}', '{}')`,
      },
      update: "category_ids = '{1}'",
    },
    "private.registrations": {
      key: "user_id",
      rows: { begun },
      inserts: { row: `(user_id) values ('${unbegun}')` },
      update: "key = 'Edited'",
    },
    "private.auth_attempts": {
      key: "bucket",
      rows: { counter: "fixture" },
      inserts: { row: "(bucket, subject) values ('new', 'one')" },
      update: "taken = 9",
    },
    "private.spent_captchas": {
      key: "id",
      rows: { solution: "f".repeat(64) },
      inserts: { row: "values (repeat('e', 64), now())" },
      update: "expires_at = 'infinity'",
    },
    "private.storefront_changes": {
      key: "lists[1]",
      rows: { change: "fixture" },
      inserts: { row: "(subject) values ('logo')" },
      update: "subject = 'stock'",
    },
    "private.staff_sessions": {
      key: "session_id",
      rows: { visit: "00000000-0000-4000-8000-00000000000f" },
      inserts: { row: "values (gen_random_uuid(), now())" },
      update: "seen_at = 'infinity'",
    },
    "private.unproven_orders": {
      key: "phone",
      rows: { waiting: "+919000000002" },
      inserts: {
        row: "select id, repeat('a', 64), '+919000000003', 'x' from public.orders o where not exists (select from private.unproven_orders where order_id = o.id) limit 1",
      },
      update: "email_key = 'Edited'",
    },
    "private.order_transitions": {
      key: "from_status || '>' || to_status || moved_by",
      rows: { move: "Packed>Shippedadmin" },
      inserts: { row: "values ('Cancelled', 'Delivered', 'customer')" },
      update: "moved_by = 'customer'",
    },
    "private.loose_pictures": {
      key: "image_url",
      rows: { upload: "fixture" },
      inserts: { row: "values ('new-one')" },
      update: "claimed_at = now()",
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
