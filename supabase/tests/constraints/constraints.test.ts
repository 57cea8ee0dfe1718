import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { makeCoupon, withCoupon } from "../support/coupons";
import { owner } from "../support/database";
import { moveOrder } from "../support/move-order";
import { applyRefund, placePaidOrder, requestRefund } from "../support/refunds";
import { makeSingle, orderOf, placeOrder } from "../support/shop";
import { implied, tables } from "./broken-rows";

// The functions that write refuse wrong orders themselves, so each constraint is shown alone: a row that nothing else refuses.

let client: PoolClient;
/** Makes one row of each table, the newest there is. */
async function makeRows(): Promise<void> {
  const { variantId } = await makeSingle(client);
  const coupon = await makeCoupon(client);
  const other = await placeOrder(client, withCoupon(orderOf([{ variantId }]), coupon));
  const paid = await placePaidOrder(client, 5);
  await moveOrder(client, paid.id, "Delivered");
  const refund = await requestRefund(client, paid.id, { amount: 100 });
  await applyRefund(client, {
    eventId: "e",
    gatewayRefundId: "rfnd_constraints",
    paymentId: paid.paymentId,
    status: "processed",
    amount: 100,
    refundId: refund.id,
  });
  await client.query(
    `with asked as (
       insert into public.return_requests (order_id, kind, reason, refund_id, exchange_order_id)
       values ($1, 'exchange', 'Too small', $2, $3) returning id
     )
     insert into public.return_items (return_id, order_item_id, quantity)
     select asked.id, i.id, 1 from asked, public.order_items i where i.order_id = $1`,
    [paid.id, refund.id, other.id],
  );
  await client.query(`
    with author as (
      insert into public.blog_authors (name) values ('Constraints') returning id
    ), post as (
      insert into public.blog_posts (slug, title, author_id, publish_at, is_live)
      select 'constraints', 'Constraints', id, now(), true from author returning id
    ), slug as (
      insert into public.blog_slugs (slug, post_id) select 'constraints-were', id from post
    )
    insert into public.blog_revisions (post_id, version, fields) select id, 1, '{}' from post`);
  await client.query("insert into public.mail_recipients (email) values ('constraints@kapas.test')");
  await client.query(
    `insert into public.restock_requests (variant_id, email) select min(id), 'constraints@kapas.test' from public.product_variants;
     insert into public.basket_reminders (basket_key, email, lines) values ('constraints-basket', 'constraints@kapas.test', '[{}]')`,
  );
  await client.query(
    "insert into public.user_leads (email, source, consent_version) values ('constraints@kapas.test', 'popup', '2026-11')",
  );
  await client.query("insert into public.lead_popup_days (day, arm) values ('2019-12-31', 'shown')");
  await client.query("insert into public.lead_popup_orders (order_id, arm) values ($1, 'shown')", [paid.id]);
  await client.query(
    `insert into public.blog_typings (id, person, person_name, fields)
     select gen_random_uuid(), id, 'Staff', '{}' from auth.users limit 1`,
  );
  await client.query(`
    insert into public.og_pictures (kind, thing_id, url, made_at) values ('post', -2, 'x', now());
    insert into public.pages (key, title, heading, description, body) values ('investor', 'x', 'x', 'x', 'x');
    insert into public.page_revisions (page, version, fields) values ('investor', 1, '{}')`);
  await client.query(
    `with message as (
       insert into public.contact_messages (name, email, topic, body) values ('x', 'x@example.com', 'other', 'x') returning id
     )
     insert into public.contact_replies (id, message_id, body, author_name) select gen_random_uuid(), id, 'x', 'x' from message`,
  );
  await client.query(
    "insert into public.marketing_sections (place, kind, position) values ('bar', 'line', 990)",
  );
  await client.query(`
    insert into public.missing_pages (path) values ('/constraints');
    insert into public.redirects (source, target) values ('/constraints', '/products');
    insert into public.crawler_visits (bot, file) values ('Constraints', '/constraints')`);
  await client.query(`
    insert into public.consents (browser_id, category, is_allowed, services, version, answered_at)
      values (gen_random_uuid(), 'chat', true, '{crisp}', 1, now());
    insert into public.indexnow_pings (paths, up_to) values ('{/constraints}', now())`);
  await client.query(
    "insert into public.reconciliation_breaks (reason, payment_id, order_id) values ('not_expected', 'pay_constraints', $1)",
    [paid.id],
  );
  await client.query(
    "insert into public.disputes (dispute_id, payment_id, status, amount) values ('disp_constraints', 'pay_constraints', 'open', 1)",
  );
  await client.query(`
    update public.products set is_blank = false where is_blank;
    update public.products set is_blank = true, cut = 'regular' where id = (select max(id) from public.products)`);
  const { variantId: coded } = paid;
  await client.query("update public.product_variants set barcode = 'constraints' where id = $1", [coded]);
  await client.query(
    `with noted as (insert into public.order_notes (order_id, author_name, body) values ($1, 'Staff', 'A note')),
       sent as (insert into public.extra_parcels (order_id, courier, tracking_number) values ($1, 'Delhivery', 'DL1'))
     insert into public.order_tags (order_id, tags) values ($1, '{gift}')`,
    [paid.id],
  );
  await client.query(
    `with new_case as (
       insert into public.reconciliation_breaks (reason, payment_id, amount) values ('unknown_order', 'pay_case', 1) returning id
     )
     insert into public.money_steps (id, break_id, kind, note, asked_name, outcome)
     select gen_random_uuid(), id, 'note', 'A note', 'Staff', 'waiting' from new_case`,
  );
  await client.query(
    `insert into public.phone_drafts (id, author, author_name, draft, order_id)
     select gen_random_uuid(), id, 'Support', '{}', $1 from auth.users where email = 'support@kapas.test'`,
    [paid.id],
  );
  await client.query(`
    with person as (select id from auth.users limit 1), design as (
      insert into public.designs (id, user_id, name, document) select gen_random_uuid(), id, 'x', '{}' from person
    ), asset as (
      insert into public.design_assets (user_id, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path)
      select id, repeat('c', 64), repeat('c', 64), 1, 1, 1, false, 'x', 'x' from person
    )
    , version as (
      insert into public.design_versions (design_id, user_id, name, document, sha256, prints, share_token_hash)
      select gen_random_uuid(), id, 'x', '{}', repeat('c', 64), '[{}]', repeat('c', 64) from person returning id
    )
    , sent as (
      insert into public.submissions (version_id, design_id, source) select id, id, 'shopper' from version returning id
    ), story as (insert into public.submission_events (submission_id, type, by) select id, 'submitted', 'shopper' from sent)
    , drawn as (
      insert into public.ai_generations
        (id, user_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, cost_micro_usd, cost_paise)
      select gen_random_uuid(), id, 'x', 'x', 'line', 'square', false, 'openai', 'x', 0, 0 from person
    )
    insert into public.print_files (version_id, view, kind, path, sha256, width_px, height_px, bytes)
    select id, 'front', 'png', 'constraints.png', repeat('c', 64), 1, 1, 1 from version`);
  await client.query(
    `with review as (
       insert into public.reviews (order_item_id, order_id, product_id, stars, body, author_name)
       select id, order_id, product_id, 5, 'x', 'x' from public.order_items where order_id = $1 returning id, order_item_id
     ), photo as (
       insert into public.review_photos (id, order_item_id, review_id, width, height, path, small_path)
       select gen_random_uuid(), order_item_id, id, 1, 1, 'constraints.webp', 'constraints-small.webp' from review
     )
     insert into public.review_reports (review_id, reason) select id, 'other' from review`,
    [paid.id],
  );
  await client.query(
    "insert into public.shipping_zones (zone, name, fee, free_over) values ('test', 'Test', 49, 999)",
  );
}

beforeAll(async () => {
  client = await owner.connect();
  await client.query("begin");
  await makeRows();
  await client.query("set constraints all immediate");
  // Triggers refuse some of these rows before a constraint can.
  for (const table of Object.keys(tables))
    await client.query(`alter table public.${table} disable trigger user`);
});
afterAll(async () => {
  await client.query("rollback");
  client.release();
});

const newest: Record<string, string> = {
  ai_generations: "created_at",
  blog_slugs: "created_at",
  contact_replies: "created_at",
  consents: "recorded_at",
  crawler_visits: "last_at",
  missing_pages: "last_at",
  pages: "created_at",
  og_pictures: "made_at",
  coupon_redemptions: "created_at",
  design_assets: "created_at",
  design_versions: "created_at",
  designs: "created_at",
  disputes: "created_at",
  gst_rates: "starts_on",
  idempotency_keys: "created_at",
  lead_popup_days: "day = '2020-01-01', day",
  lead_popup_orders: "order_id",
  mail_recipients: "created_at",
  basket_reminders: "agreed_at",
  invoices: "kind = 'credit_note', issued_at",
  money_steps: "outcome = 'waiting', asked_at",
  order_tags: "tags = '{gift}'",
  orders: "gateway_order_id is not null, created_at",
  payments: "created_at",
  phone_drafts: "order_id is not null",
  print_breaks: "pieces",
  print_files: "made_at",
  pincodes: "pincode = '560001'",
  pincode_prefixes: "prefix = '560'",
  refunds: "gateway_refund_id = 'rfnd_constraints'",
  return_items: "order_item_id",
  review_photos: "created_at",
  return_requests: "created_at",
  shipping_zones: "zone = 'test'",
  submissions: "status = 'draft', created_at",
  product_variants: "barcode = 'constraints'",
};
const newestOf = (table: string) =>
  `(select ctid from public.${table} order by ${(newest[table] ?? "id")
    .split(", ")
    .map((term) => `${term} desc nulls last`)
    .join(", ")} limit 1)`;

/** Which constraint refuses it; null: none does. */
async function refusedBy(statement: string, values: unknown[]): Promise<string | null> {
  await client.query("savepoint broken");
  try {
    await client.query(statement, values);
    return null;
  } catch (error) {
    return String(Object(error).constraint ?? error);
  } finally {
    await client.query("rollback to savepoint broken");
  }
}

function change(table: string, columns: Record<string, unknown>): Promise<string | null> {
  const set = Object.keys(columns).map((column, index) => `${column} = $${index + 1}`);
  return refusedBy(
    `update public.${table} set ${set.join(", ")} where ctid = ${newestOf(table)}`,
    Object.values(columns),
  );
}

/** A copy of the newest row with some columns of its own. */
async function copy(table: string, columns: Record<string, unknown>): Promise<string | null> {
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const { names } = rows[0];
  return refusedBy(
    `insert into public.${table} (${names}) overriding system value
     select ${names} from jsonb_populate_record(null::public.${table},
       (select to_jsonb(t) from public.${table} t where ctid = ${newestOf(table)}) || $1)`,
    [columns],
  );
}

const brokenRows = Object.entries(tables).flatMap(([table, { broken }]) =>
  Object.entries(broken).map(([name, columns]) => ({ table, name, columns })),
);
const doubles = Object.entries(tables).flatMap(([table, { unique = {}, fresh = () => ({}) }]) =>
  Object.entries(unique).map(([name, columns]) => ({ table, name, columns, fresh })),
);

describe("each constraint refuses what nothing else refuses", () => {
  it.each(brokenRows)("$name", async ({ table, name, columns }) => {
    expect(await change(table, columns)).toBe(name);
  });

  // NaN is greater than every number, so "at least 0" lets it pass; a quote with one is NaN as a whole.
  it.each(["coupons", "gst_rates", "products", "product_variants", "shipping_zones"])(
    "no number that staff write into %s is NaN",
    async (table) => {
      const { rows } = await client.query(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and data_type = 'numeric'`,
        [table],
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { name } of rows) expect(await change(table, { [name]: "NaN" })).toMatch(`${table}_`);
    },
  );

  const onePerOrder = ["invoices_one_per_order", "invoices_one_undelivered_per_order"];
  it("an order has one invoice, and one credit note of a COD parcel that came back", async () => {
    const second = { id: randomUUID(), number: "second", serial: 999_999, refund_id: null };
    expect(await copy("invoices", { ...second, kind: "invoice" })).toBe("invoices_one_per_order");
    await client.query("savepoint undelivered");
    await client.query(
      `update public.invoices set refund_id = null, data = '{"reason": "undelivered"}' where ctid = ${newestOf("invoices")}`,
    );
    expect(await copy("invoices", second)).toBe("invoices_one_undelivered_per_order");
    await client.query("rollback to savepoint undelivered");
  });

  it.each(doubles)("$name: not twice", async ({ table, name, columns, fresh }) => {
    const own = Object.entries(fresh()).filter(([column]) => !columns.includes(column));
    expect(await copy(table, Object.fromEntries(own))).toBe(name);
  });

  it("every constraint has its row here", async () => {
    const { rows } = await client.query(
      `select conname as name from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('c', 'f', 'u')
       union select indexrelid::regclass::text from pg_index where indrelid = any ($1::regclass[]) and indisunique and not indisprimary`,
      [Object.keys(tables).map((table) => `public.${table}`)],
    );
    const shown = new Set([...brokenRows, ...doubles].map(({ name }) => name).concat(implied, onePerOrder));
    expect(rows.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
