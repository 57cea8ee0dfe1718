import type { PoolClient } from "pg";
import { answerOf } from "../support/backend/database";
import { addAsset, addVersion } from "../support/designs/designs";
import { makeOneOfEach } from "../support/one-of-each";
import { people } from "../support/people/actors";
import { makeProduct, orderOf, placeOrder } from "../support/shop";

/** Data for tables for which the newest row, written and added again, is not enough. */
export interface Fixture {
  /** The SQL that finds a row again; the primary key by default. */
  key?: string;
  /** By their names in cells.ts. */
  rows?: Record<string, unknown>;
  /** The row to add, as "(columns) values (...)" by name. */
  inserts?: Record<string, string>;
}

/** A row in each table that people may reach, and several where cells.ts distinguishes them. */
export async function makeFixtures(client: PoolClient): Promise<Record<string, Fixture>> {
  const { id: published, variantIds } = await makeProduct(client, { stocks: [5, 5] });
  const [active = 0, withdrawn] = variantIds;
  const draft = await makeProduct(client, { status: "draft" });
  const { id: deleted } = await makeProduct(client);
  const { asha, ravi, admin } = people;
  const add = (row: string, key = "id") => answerOf(client, `insert into public.${row} returning ${key}`);
  const forBoth = async (make: (person: string) => Promise<unknown>) => ({
    asha: await make(asha),
    ravi: await make(ravi),
  });

  const orderFor = async (user_id: string | null) =>
    (await placeOrder(client, orderOf([{ variantId: active }], { user_id, email: "asha@kapas.test" }))).id;
  const orders = { ...(await forBoth(orderFor)), guest: await orderFor(null) };
  // It changes prices, so orders come first.
  await makeOneOfEach(client);

  // A person without a profile, so that inserting one is tried on a free id.
  const bystander = await answerOf(
    client,
    "insert into auth.users (id) values (gen_random_uuid()) returning id",
  );
  await client.query(`
    delete from public.profiles where id = '${bystander}';
    insert into public.user_roles (user_id, role) values ('${bystander}', 'support');
    insert into public.staff_invitations (email, role) values ('invited@kapas.test', 'packer');
    insert into public.audit_log (actor, actor_name, action, subject, subject_id)
    values ('${admin}', 'Meera Nair', 'insert', 'products', 'x');
    insert into public.staff_jobs (kind, permission, title, starter_name) values ('products.export', 'products.read', 'x', 'x');

    update public.products set is_deleted = true where id = ${deleted};
    update public.product_variants set is_active = false where id = ${withdrawn};
    insert into public.product_available_colors (product_id, color_id)
    select product, id from unnest(array[${published}, ${draft.id}]) product, public.colors where slug = 'black';
    insert into public.lost_demand values (current_date, ${active}, 1);
    insert into public.stock_counts (id, staff_id, variants) values (gen_random_uuid(), gen_random_uuid(), 1);
    insert into public.product_settings (setting_key, setting_value) values ('packing_days', '2'), ('cod_refusals', '2')
    on conflict do nothing;
    insert into public.site_settings (key, value) values ('tagline', '1') on conflict do nothing;
    insert into public.admin_settings (key, value) values ('analytics_settings', '{}'), ('notification_settings', '{}')
    on conflict do nothing`);
  const image = (product: number) =>
    answerOf(client, `select public.add_product_image(${product}, 'a', 'a', 'black', 'front')`);
  const oldSlug = (product: number) =>
    add(`product_slugs (slug, product_id) values ('old-${product}', ${product})`, "slug");
  const category = (slug: string, isDeleted: boolean) =>
    add(`categories (name, slug, is_deleted) values ('Access', 'access-${slug}', ${isDeleted})`);

  const author = (name: string) => add(`blog_authors (name) values ('Access ${name}')`);
  const authors = { live: await author("live"), draft: await author("draft") };
  const post = (isLive: boolean, by: number) =>
    add(
      `blog_posts (slug, title, author_id, publish_at, is_live) values ('access-${isLive}', 'x', ${by}, now(), ${isLive})`,
    );
  const posts = { live: await post(true, authors.live), draft: await post(false, authors.draft) };
  const oldAddress = (id: number) => add(`blog_slugs (slug, post_id) values ('was-${id}', ${id})`, "slug");
  const section = (position: number, isHidden: boolean) =>
    add(
      `marketing_sections (place, kind, position, is_hidden) values ('bar', 'line', ${position}, ${isHidden})`,
    );
  const view = (isShared: boolean) =>
    add(
      `saved_views (user_id, list, name, q, is_shared) values ('${admin}', 'products', '${isShared}', '', ${isShared})`,
    );

  const address = (person: string) =>
    add(`user_addresses (user_id, name, phone, line1, pincode, city, state, is_default)
      select '${person}', 'Asha Verma', '+919876543210', '12 MG Road', '560001', 'Bengaluru', 'Karnataka',
        not exists (select from public.user_addresses where user_id = '${person}')`);
  const nominee = (person: string) =>
    add(
      `nominees (user_id, name, relation, email) values ('${person}', 'Nominee', 'child', 'n@kapas.test')`,
      "user_id",
    );
  const design = (person: string) =>
    add(`designs (id, user_id, name, document) values (gen_random_uuid(), '${person}', 'x', '{}')`);
  const addToWishlist = (person: string) =>
    add(`user_wishlist (user_id, product_id) values ('${person}', ${published})`);
  await add(`wishlist_shares (user_id) values ('${asha}'), ('${bystander}')`, "user_id");

  return {
    "public.categories": {
      rows: { live: await category("live", false), deleted: await category("deleted", true) },
    },
    "public.products": { rows: { published, draft: draft.id, deleted } },
    "public.product_available_colors": { key: "product_id", rows: { published, draft: draft.id } },
    "public.product_images": { rows: { published: await image(published), draft: await image(draft.id) } },
    "public.product_slugs": { rows: { published: await oldSlug(published), draft: await oldSlug(draft.id) } },
    // A copy would have stock without a move.
    "public.product_variants": {
      rows: { active, withdrawn, draft: draft.variantIds[0] },
      inserts: { row: `(product_id, size, color, sku) values (${published}, 'XL', 'black', 'new-one')` },
    },
    "public.stock_moves": {
      inserts: { row: `(variant_id, stock_delta, reason) values (${active}, 1, 'receive')` },
    },
    "public.product_settings": { rows: { shown: "packing_days", hidden: "cod_refusals" } },
    "public.admin_settings": { rows: { shown: "analytics_settings", hidden: "notification_settings" } },
    // Staff may only change rates that have not started.
    "public.gst_rates": {
      key: "starts_on",
      rows: { rate: await add("gst_rates values ('61', '2099-01-01', 0, 5)", "starts_on::text") },
    },
    "public.role_permissions": { key: "role || permission", rows: { packing: "packerorders.fulfil" } },
    "public.user_roles": { key: "user_id", rows: { bystander } },
    "public.saved_views": {
      rows: { kept: await view(false), shared: await view(true) },
      inserts: { admin: `(user_id, list, name, q) values ('${admin}', 'products', 'New', '')` },
    },

    "public.blog_authors": { rows: authors },
    "public.blog_posts": { rows: posts },
    "public.blog_slugs": {
      rows: { live: await oldAddress(posts.live), draft: await oldAddress(posts.draft) },
    },
    "public.marketing_sections": {
      rows: { live: await section(900, false), draft: await section(901, true) },
    },

    "public.profiles": { rows: { asha, ravi }, inserts: { row: `(id) values ('${bystander}')` } },
    "public.user_addresses": { rows: await forBoth(address) },
    "public.nominees": {
      key: "user_id",
      rows: await forBoth(nominee),
      inserts: {
        row: `(user_id, name, relation, email) values ('${bystander}', 'Nominee', 'child', 'n@kapas.test')`,
      },
    },
    "public.orders": { rows: orders },
    "public.order_items": { key: "order_id", rows: orders },
    "public.order_events": { key: "order_id", rows: orders },
    "public.designs": { rows: await forBoth(design) },
    "public.design_versions": {
      rows: {
        ...(await forBoth((userId) => addVersion(client, [], { userId }))),
        guest: await addVersion(client, []),
      },
    },
    "public.design_assets": {
      rows: {
        ...(await forBoth((userId) => addAsset(client, "a.png", 0, { userId }))),
        guest: await addAsset(client, "a.png"),
      },
    },
    "public.user_wishlist": {
      rows: await forBoth(addToWishlist),
      inserts: {
        asha: `(user_id, product_id, size) values ('${asha}', ${published}, 'S')`,
        ravi: `(user_id, product_id, size) values ('${ravi}', ${published}, 'S')`,
        with_a_date: `(user_id, product_id, size, created_at) values ('${asha}', ${published}, 'M', now())`,
      },
    },
    "public.wishlist_shares": {
      rows: { asha, stranger: bystander },
      inserts: {
        ravi: `(user_id) values ('${ravi}')`,
        admin: `(user_id) values ('${admin}')`,
        with_a_token: `(user_id, token) values ('${ravi}', 'chosen')`,
      },
    },
  };
}
