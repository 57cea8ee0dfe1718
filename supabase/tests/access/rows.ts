import { randomUUID } from "node:crypto";
import type { People } from "../support/actors";
import { type Db, makeProduct, orderOf, placeOrder } from "../support/shop";

// The rows that the matrix tries to read and write.

async function readValue<T>(db: Db, query: string, values: unknown[] = []): Promise<T> {
  const { rows } = await db.query({ text: query, values, rowMode: "array" });
  return rows[0]?.[0] as T;
}

export async function makeCatalogRows(db: Db) {
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
  await db.query(
    "insert into public.product_slugs (slug, product_id) select 'old-' || id, id from unnest($1::bigint[]) id",
    [[published.id, draft.id]],
  );
  await db.query("insert into private.loose_pictures (image_url) values ('fixture')");
  const slug = `c-${randomUUID()}`;
  const categoryOf = (name: string, isDeleted: boolean) =>
    readValue<number>(
      db,
      "insert into public.categories (name, slug, is_deleted) values ($1, $2, $3) returning id",
      [name, `${slug}-${name}`, isDeleted],
    );
  await db.query("insert into private.auth_attempts (bucket, subject) values ('fixture', 'one')");
  await db.query("insert into public.lost_demand values (current_date, $1, 1)", [active]);
  await db.query("insert into private.spent_captchas (id, expires_at) values (repeat('f', 64), now())");
  await db.query(
    "insert into private.storefront_changes (subject, product_id, lists) values ('product', 0, '{fixture}')",
  );
  await db.query("insert into private.environment values ('FIXTURE', 'on')");
  await db.query(
    "insert into private.staff_sessions (session_id) values ('00000000-0000-4000-8000-00000000000f')",
  );
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
    countId: await readValue<string>(
      db,
      "insert into public.stock_counts (id, staff_id, variants) values (gen_random_uuid(), gen_random_uuid(), 1) returning id",
    ),
    removalId: await readValue<string>(
      db,
      `insert into private.category_removals (removed_by, category_ids, product_ids, was_primary, was_sub)
       values (gen_random_uuid(), '{}', '{}', '{}', '{}') returning id`,
    ),
    moveId: await readValue<number>(db, "select max(id) from public.stock_moves where variant_id = $1", [
      active,
    ]),
  };
}

export async function makeOrderRows(db: Db, people: People, variantId: number) {
  const orderFor = async (userId: string | null) =>
    (await placeOrder(db, orderOf([{ variantId }], { user_id: userId, email: "asha@kapas.test" }))).id;
  const orders = {
    asha: await orderFor(people.asha),
    ravi: await orderFor(people.ravi),
    guest: await orderFor(null),
  };
  await db.query(
    `insert into private.unproven_orders (order_id, visitor, phone, email_key)
     values ($1, repeat('f', 64), '+919000000002', 'guest@kapas.test')`,
    [orders.guest],
  );
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

export async function makeAddresses(db: Db, people: People) {
  const addressFor = (userId: string) =>
    readValue<string>(
      db,
      `insert into public.user_addresses (user_id, name, phone, line1, pincode, city, state, is_default)
       select $1, 'Asha Verma', '+919876543210', '12 MG Road', '560001', 'Bengaluru', 'Karnataka',
         not exists (select from public.user_addresses where user_id = $1)
       returning id`,
      [userId],
    );
  return { asha: await addressFor(people.asha), ravi: await addressFor(people.ravi) };
}

/** A piece on each of two lists; Asha and a stranger have links. */
export async function makeWishlists(db: Db, people: People, productId: number, stranger: string) {
  const wishOf = (userId: string) =>
    readValue<number>(
      db,
      "insert into public.user_wishlist (user_id, product_id) values ($1, $2) returning id",
      [userId, productId],
    );
  await db.query("insert into public.wishlist_shares (user_id) values ($1), ($2)", [people.asha, stranger]);
  return {
    wishes: { asha: await wishOf(people.asha), ravi: await wishOf(people.ravi) },
    sharers: { asha: people.asha, stranger },
  };
}

/** Rows that guests may read and some that they may not; prices depend on cod_refusals, so it must go again. */
export async function makeSettings(db: Db): Promise<void> {
  await db.query(
    `insert into public.product_settings (setting_key, setting_value) values ('packing_days', '2'), ('cod_refusals', '2')
     on conflict do nothing`,
  );
  await db.query(
    "insert into public.site_settings (key, value) values ('tagline', '1') on conflict do nothing",
  );
  await db.query("delete from public.admin_settings where key = 'general_settings'");
  await db.query(
    `insert into public.admin_settings (key, value) values ('analytics_settings', '{}'), ('notification_settings', '{}')
     on conflict do nothing`,
  );
  await db.query(
    "insert into public.pincodes (pincode, city, state) values ('110011', 'Delhi', 'Delhi') on conflict do nothing",
  );
}

/** Someone whose profile is gone, so that inserting one is tried on a free id. */
export async function makeUserWithoutProfile(db: Db): Promise<string> {
  const id = randomUUID();
  await db.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
  await db.query("delete from public.profiles where id = $1", [id]);
  return id;
}
