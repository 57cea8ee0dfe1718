import { makeCoupon, withCoupon } from "./orders/coupons";
import { moveOrder } from "./orders/move-order";
import { applyRefund, placePaidOrder, requestRefund } from "./orders/refunds";
import { type Db, makeSingle, orderOf, placeOrder } from "./shop";

/** One row of each table that holds goods, orders, money, texts or designs. */
export async function makeOneOfEach(db: Db): Promise<void> {
  const { variantId } = await makeSingle(db);
  const coupon = await makeCoupon(db);
  const other = await placeOrder(db, withCoupon(orderOf([{ variantId }]), coupon));
  const { id: order, paymentId, variantId: coded } = await placePaidOrder(db, 5);
  await moveOrder(db, order, "Delivered");
  const { id: refundId } = await requestRefund(db, order, { amount: 100 });
  const refund = { eventId: "e", gatewayRefundId: "rfnd_each", paymentId, amount: 100, refundId };
  await applyRefund(db, { ...refund, status: "processed" });
  await db.query(`
    with asked as (
      insert into public.return_requests (order_id, kind, reason, refund_id, exchange_order_id)
      values ('${order}', 'exchange', 'Too small', '${refundId}', '${other.id}') returning id
    )
    insert into public.return_items (return_id, order_item_id, quantity)
    select asked.id, i.id, 1 from asked, public.order_items i where i.order_id = '${order}';

    with author as (
      insert into public.blog_authors (name) values ('Each') returning id
    ), post as (
      insert into public.blog_posts (slug, title, author_id, publish_at, is_live)
      select 'each', 'Each', id, now(), true from author returning id
    ), slug as (
      insert into public.blog_slugs (slug, post_id) select 'each-was', id from post
    )
    insert into public.blog_revisions (post_id, version, fields) select id, 1, '{}' from post;
    insert into public.blog_autosaves (id, person, person_name, fields)
    select gen_random_uuid(), id, 'Staff', '{}' from auth.users limit 1;

    insert into public.mail_recipients (email) values ('each@kapas.test');
    insert into public.restock_requests (variant_id, email) select min(id), 'each@kapas.test' from public.product_variants;
    insert into public.basket_reminders (basket_key, email, lines) values ('basket-of-each-table', 'each@kapas.test', '[{}]');
    insert into public.user_leads (email, source, consent_version) values ('each@kapas.test', 'popup', '2026-11');
    insert into public.lead_popup_days (day, arm) values ('2019-12-31', 'shown');
    insert into public.lead_popup_orders (order_id, arm) values ('${order}', 'shown');
    insert into public.nominees (user_id, name, relation, email)
    select id, 'Each', 'child', 'each@kapas.test' from auth.users where email = 'support@kapas.test';
    insert into public.privacy_requests (kind, name, email, details, notice_version, proven_at, due_at)
    values ('access', 'x', 'each@kapas.test', '', '2026-12', now(), now() + interval '30 days');
    insert into public.staff_reads (actor, actor_name, subject, subject_id, hour)
    values (gen_random_uuid(), 'Staff', 'orders', 'KP-EACH', date_trunc('hour', now()));
    with message as (
      insert into public.contact_messages (name, email, topic, body) values ('x', 'x@example.com', 'other', 'x') returning id
    )
    insert into public.contact_replies (id, message_id, body, author_name) select gen_random_uuid(), id, 'x', 'x' from message;

    insert into public.og_pictures (kind, record_id, url, made_at) values ('post', -2, 'x', now());
    insert into public.pages (key, title, heading, description, body) values ('investor', 'x', 'x', 'x', 'x');
    insert into public.page_revisions (page, version, fields) values ('investor', 1, '{}');
    insert into public.marketing_sections (place, kind, position) values ('bar', 'line', 990);
    insert into public.missing_pages (path) values ('/each');
    insert into public.redirects (source, target) values ('/each', '/products');
    insert into public.crawler_visits (bot, file) values ('Each', '/each');
    insert into public.consents (browser_id, category, is_allowed, services, version, answered_at)
    values (gen_random_uuid(), 'chat', true, '{crisp}', 1, now());
    insert into public.indexnow_pings (paths, up_to) values ('{/each}', now());

    insert into public.reconciliation_breaks (reason, payment_id, order_id) values ('not_expected', 'pay_each', '${order}');
    insert into public.gst_registrations (invoice_id, kind)
    select id, 'eway_bill' from public.invoices order by kind limit 1;
    insert into public.disputes (dispute_id, payment_id, status, amount) values ('disp_each', 'pay_each', 'open', 1);
    with new_case as (
      insert into public.reconciliation_breaks (reason, payment_id, amount) values ('unknown_order', 'pay_case', 1) returning id
    )
    insert into public.money_steps (id, break_id, kind, note, asked_name, outcome)
    select gen_random_uuid(), id, 'note', 'A note', 'Staff', 'waiting' from new_case;
    insert into public.order_notes (order_id, author_name, body) values ('${order}', 'Staff', 'A note');
    insert into public.extra_parcels (order_id, courier, tracking_number) values ('${order}', 'Delhivery', 'DL1');
    insert into public.order_tags (order_id, tags) values ('${order}', '{gift}');
    insert into public.phone_drafts (id, author, author_name, draft, order_id)
    select gen_random_uuid(), id, 'Support', '{}', '${order}' from auth.users where email = 'support@kapas.test';

    update public.products set is_blank = false where is_blank;
    update public.products set is_blank = true, cut = 'regular' where id = (select max(id) from public.products);
    update public.product_variants set barcode = 'each' where id = ${coded};
    insert into public.shipping_zones (zone, name, fee, free_over) values ('test', 'Test', 49, 999);

    with person as (
      select id from auth.users limit 1
    ), design as (
      insert into public.designs (id, user_id, name, document) select gen_random_uuid(), id, 'x', '{}' from person
    ), asset as (
      insert into public.design_assets (user_id, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path)
      select id, repeat('c', 64), repeat('c', 64), 1, 1, 1, false, 'x', 'x' from person
    ), version as (
      insert into public.design_versions (design_id, user_id, name, document, sha256, prints, share_token_hash)
      select gen_random_uuid(), id, 'x', '{}', repeat('c', 64), '[{}]', repeat('c', 64) from person returning id
    ), sent as (
      insert into public.submissions (version_id, design_id, source) select id, id, 'shopper' from version returning id
    ), story as (
      insert into public.submission_events (submission_id, type, by) select id, 'submitted', 'shopper' from sent
    ), drawn as (
      insert into public.ai_generations
        (id, user_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, cost_micro_usd, cost_paise)
      select gen_random_uuid(), id, 'x', 'x', 'line', 'square', false, 'openai', 'x', 0, 0 from person
    )
    insert into public.print_files (version_id, view, kind, path, sha256, width_px, height_px, bytes)
    select id, 'front', 'png', 'each.png', repeat('c', 64), 1, 1, 1 from version;

    with review as (
      insert into public.reviews (order_item_id, order_id, product_id, stars, body, author_name)
      select id, order_id, product_id, 5, 'x', 'x' from public.order_items where order_id = '${order}' returning id, order_item_id
    ), photo as (
      insert into public.review_photos (id, order_item_id, review_id, width, height, path, small_path)
      select gen_random_uuid(), order_item_id, id, 1, 1, 'each.webp', 'each-small.webp' from review
    )
    insert into public.review_reports (review_id, reason) select id, 'other' from review`);
}
