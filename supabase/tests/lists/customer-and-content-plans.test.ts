import { postList } from "../../../lib/blog/post-list";
import { inboxList } from "../../../lib/contact/inbox-list";
import { customerList } from "../../../lib/customers/customer-list";
import { subscriberList } from "../../../lib/leads/subscriber-list";
import { referrerList } from "../../../lib/referrals/admin-referral";
import { reviewList } from "../../../lib/reviews/admin-review";
import { queueList } from "../../../lib/submissions/queue-list";
import { buy, saveReview } from "../support/customers/reviews";
import { bare, indexTrial, rowCount } from "../support/list-plans";
import { makeProduct } from "../support/shop";

indexTrial("customers", {
  list: customerList,
  view: "customer_list",
  actor: "support",
  large: ["customers"],
  analyzed: "private.customers",
  indexes: ["private.customers_words"],
  conditions: {
    words: `words ilike '%meera nair%'`,
    orders: `orders >= '40' and orders <= '45'`,
    value: `value >= '4990' and value <= '4995'`,
    returns: `returns >= '9'`,
    refused: `refused >= '1'`,
    blocked: `is_blocked = true`,
    deletion: `is_deletion_asked = true`,
    joined: `joined_at >= '2025-01-05T00:00:00Z' and joined_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`insert into private.customers
     select gen_random_uuid(), case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, null, null,
       case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, timestamptz '2025-01-01' + n * interval '7 minutes',
       false, n % 900 = 0, n % 1900 = 0, n % 50, n % 5000, n % 10, case n % 300 when 0 then 1 else 0 end
     from generate_series(1, ${rowCount}) as n`),
});

indexTrial("referrers", {
  list: referrerList,
  view: "referrer_list",
  actor: "manager",
  large: ["referrers"],
  analyzed: "private.referrers",
  indexes: ["private.referrers_words"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    held: "is_on_hold = true",
    blocked: "is_blocked = true",
    orders: "orders >= 7000 and orders <= 7001",
    cost: "cost >= 7000 and cost <= 7001",
    risk: "risk >= 6",
    created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`insert into private.referrers
       (referrer_id, blocked_at, block_reason, orders, cost, risk, held, words, created_at)
     select gen_random_uuid(), case when n % 400 = 0 then now() end, case when n % 400 = 0 then 'Why' else '' end,
       n % 8000, n % 9000, n % 7, case when n % 300 = 0 then 1 else 0 end,
       case n % 997 when 0 then 'Royal tiger ' || n else 'Someone ' || n end,
       timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, ${rowCount}) as n`),
});

indexTrial("subscribers", {
  list: subscriberList,
  view: "lead_list",
  actor: "support",
  large: ["user_leads"],
  analyzed: "public.user_leads",
  indexes: ["public.user_leads_words", "public.user_leads_utm"],
  conditions: {
    words: "words ilike '%royal.tiger%'",
    source: "source = 'page'",
    utm: "utm ilike '%royaltiger%'",
    consent: "consent_version = '2020-01'",
    ordered: "converted = true",
    used: "coupon_used = true",
    stopped: "is_stopped = true",
    created: "created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'",
  },
  fill: `insert into public.user_leads
       (email, source, utm_data, converted, coupon_used, is_stopped, consent_version, created_at)
     select case n % 997 when 0 then 'royal.tiger' else 'plain' end || n || '@plan.example', case n % 500 when 0 then 'page' else 'popup' end,
       case n % 700 when 0 then '{"source": "royaltiger"}'::jsonb else '{}' end, n % 400 = 0, n % 600 = 0, n % 800 = 0,
       case n % 900 when 0 then '2020-01' else '2026-11' end, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, ${rowCount}) as n`,
});

indexTrial("inbox", {
  list: inboxList,
  view: "contact_list",
  actor: "support",
  large: ["contact_messages"],
  analyzed: "public.contact_messages",
  indexes: ["public.contact_messages_words"],
  conditions: {
    words: "words ilike '%royal tiger%'",
    state: "state = 'open'",
    topic: "topic = 'press'",
    due: "due_at <= '2025-01-06T00:00:00Z'",
    created: "created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'",
  },
  fill: `insert into public.contact_messages (name, email, topic, body, state, created_at, answer_due_at, solve_due_at)
     select case n % 997 when 0 then '00 royal tiger' else 'Plain' end, 'plan' || n || '@example.com',
       case n % 500 when 0 then 'press' when 1 then 'complaint' else 'order' end, 'Where is it?', case when n % 400 = 0 or n % 500 = 1 then 'open' else 'done' end,
       timestamptz '2025-01-01' + n * interval '7 minutes',
       case n % 500 when 1 then timestamptz '2025-01-03' + n * interval '7 minutes' end,
       case n % 500 when 1 then timestamptz '2025-02-01' + n * interval '7 minutes' end
     from generate_series(1, ${rowCount}) as n`,
});

indexTrial("reviews", {
  list: reviewList,
  view: "review_list",
  actor: "editor",
  large: ["reviews"],
  analyzed: "public.reviews, public.products, public.review_photos",
  indexes: ["public.reviews_words"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    open: `is_open = true`,
    status: `status = any ('{pending,rejected}')`,
    stars: `stars >= '1' and stars <= '1'`,
    product: `product_id >= '1' and product_id <= '1'`,
    reported: `is_reported = true`,
    written: `written_at >= '2025-01-05T00:00:00Z' and written_at < '2025-01-06T00:00:00Z'`,
  },
  fill: async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [50] });
    const bought = await buy(client, variantIds);
    await saveReview(client, bought);
    const { orderId } = bought;
    await client.query(
      bare(`insert into public.reviews (order_item_id, order_id, product_id, stars, body, author_name, status, refusal, published_at, reports, written_at)
     select -n, '${orderId}', ${id}, case n % 90 when 0 then 1 else 5 end, case n % 997 when 0 then 'Royal tiger' else 'Soft ' || n end, 'Asha V.',
       case n % 200 when 0 then 'pending' when 1 then 'rejected' else 'published' end, case n % 200 when 1 then 'offensive' end,
       now(), case n % 300 when 7 then 1 else 0 end, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, ${rowCount}) as n`),
    );
  },
});

indexTrial("posts", {
  list: postList,
  view: "blog_post_list",
  actor: "editor",
  large: ["blog_posts"],
  analyzed: "public.blog_posts, public.blog_authors",
  indexes: ["public.blog_posts_words", "public.blog_posts_tags"],
  conditions: {
    words: "words ilike '%royal tiger%'",
    draft: "is_draft = true",
    scheduled: "is_scheduled = true",
    published: "is_live = true",
    tag: `tags @> '{rare}'`,
    author: "author = 'Plans'",
    changed: "edited_at >= '2025-01-05T00:00:00Z' and edited_at < '2025-01-06T00:00:00Z'",
  },
  fill: `with author as (insert into public.blog_authors (name) values ('Plans') returning id)
     insert into public.blog_posts (slug, title, author_id, tags, publish_at, is_live)
     select 'plan-' || n, case n % 997 when 0 then '00 royal tiger' else 'Plain' end, author.id,
       case n % 500 when 0 then array['rare'] else array['cotton'] end,
       case when n % 50 > 0 then timestamptz '2025-01-01' + n * interval '7 minutes' end, n % 50 > 0
     from author, generate_series(1, ${2 * rowCount}) as n`,
});

indexTrial("designs to review", {
  list: queueList,
  view: "submission_list",
  actor: "editor",
  large: ["submissions", "design_versions"],
  analyzed: "public.submissions, public.design_versions, public.order_items",
  indexes: ["public.design_versions_name"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    status: `status = any ('{submitted,in_review}')`,
    source: `source = 'shopper'`,
    lane: `lane = 'auto'`,
    home: `gallery = 'asked'`,
    submitted: `submitted_at >= '2025-01-05T00:00:00Z' and submitted_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`with version as (
       insert into public.design_versions (design_id, browser_key_hash, name, document, sha256, prints)
       select gen_random_uuid(), repeat('c', 64), case n % 997 when 0 then 'Royal tiger ' || n else 'Poster ' || n end,
         '{"cut": "regular", "colour": "black", "views": {}}', repeat('c', 64), '[{}]'
       from generate_series(1, ${rowCount}) as n
       returning id, design_id
     )
     insert into public.submissions (version_id, design_id, source, status, lane, gallery, submitted_at, decided_at)
     select id, design_id, case n % 300 when 0 then 'shopper' else 'order' end,
       case n % 400 when 0 then 'submitted' when 1 then 'in_review' else 'approved' end,
       case n % 250 when 0 then 'auto' else 'person' end, case n % 300 when 7 then 'asked' end, timestamptz '2025-01-01' + n * interval '7 minutes', now()
     from (select *, row_number() over () as n from version) as numbered`),
});
