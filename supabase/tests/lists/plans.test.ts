import { groupList } from "../../../lib/groups/group-list";
import { couponList } from "../../../lib/offers/coupon-list";
import { breakList } from "../../../lib/orders/break-list";
import { deadMessageList } from "../../../lib/orders/dead-message-list";
import { orderList } from "../../../lib/orders/order-list";
import { productList } from "../../../lib/products/product-list";
import { subscriptionList } from "../../../lib/subscriptions/subscription-list";
import { trial } from "../support/backend/database";
import { bare, indexTrial, rowCount } from "../support/list-plans";
import { actAs } from "../support/people/actors";

indexTrial("products", {
  list: productList([]),
  view: "product_list",
  actor: "editor",
  large: ["products"],
  analyzed: "public.products, public.categories",
  indexes: ["public.products_trigram"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    status: `status = any ('{draft}')`,
    category: `primary_category_id = 900001`,
    price: `price >= '4900' and price <= '4950'`,
    stock: `stock >= '0' and stock <= '0'`,
    premium: `is_premium = true`,
    cut: `cut = any ('{kids}')`,
    created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`insert into public.categories (id, name, slug) values (900001, 'Rare', 'rare');
    insert into public.products (id, name, slug, price, status, cut, is_premium, primary_category_id, stock_quantity, created_at)
     select 900000 + n, case n % 997 when 0 then '00 royal tiger ' || n else 'Plain tee ' || n end, 'plan-' || n, n % 5000,
       case n % 50 when 0 then 'draft' else 'published' end, case n % 90 when 0 then 'kids' else 'regular' end, n % 70 = 0,
       case n % 80 when 0 then 900001 end, n % 300, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, ${4 * rowCount}) as n`),
});

trial("shows no products to people who may not see them", async (client) => {
  await client.query("insert into public.products (name, slug, price) values ('Draft', 'only-draft', 1)");
  for (const [actor, rows] of [
    ["ravi", 0],
    ["editor", 1],
    ["service", 0],
  ] as const) {
    await actAs(client, actor);
    const found = await client.query("select id from public.product_list where slug = 'only-draft'");
    expect({ actor, rows: found.rowCount }).toEqual({ actor, rows });
    await client.query("reset role");
  }
  await actAs(client, "anon");
  await expect(client.query("select id from public.product_list")).rejects.toThrow(/permission denied/);
});

const oneDay = (column: string) =>
  `${column} >= '2025-01-05T00:00:00Z' and ${column} < '2025-01-06T00:00:00Z'`;

const orders = `insert into public.orders (order_id, name, email, phone, status, payment_method, payment_status, subtotal, total,
     shipping_address, expires_at, created_at, coupon_code, courier)
   select 'PLAN-' || n, case n % 997 when 0 then 'Meera Nair' else 'Ravi ' || n end, 'plan-' || n || '@example.com',
     '+91980' || (1000000 + n), case n % 900 when 0 then 'COD Review' else 'Completed' end, 'online',
     case n % 800 when 0 then 'authorized' else 'captured' end, n % 5000, n % 5000,
     jsonb_build_object('line1', '1', 'pincode', (560000 + n % 300)::text, 'city', 'Bengaluru', 'state', 'Karnataka'),
     now(), timestamptz '2025-01-01' + n * interval '7 minutes', case n % 600 when 0 then 'RARE' end,
     case n % 500 when 0 then 'Delhivery' else 'Blue Dart' end
   from generate_series(1, ${rowCount}) as n`;

indexTrial("orders", {
  list: orderList,
  view: "order_list",
  actor: "manager",
  large: ["orders", "reconciliation_breaks", "outbox"],
  analyzed: "public.orders, public.order_tags",
  indexes: ["public.orders_words", "public.orders_courier", "public.order_tags_tags"],
  conditions: {
    words: `words ilike '%meera nair%'`,
    status: `status = 'COD Review'`,
    payment: `payment_status = 'authorized'`,
    total: `total >= '4990' and total <= '4995'`,
    created: oneDay("created_at"),
    pincode: `pincode = '560099'`,
    coupon: `coupon_code = 'RARE'`,
    courier: `courier ilike '%delhivery%'`,
    tag: `tags @> '{"rare"}'`,
    hold: `is_on_hold = true`,
  },
  fill: bare(`${orders};
    insert into public.order_tags (order_id, tags)
     select id, case when coupon_code = 'RARE' then '{gift,rare}'::text[] else '{gift}' end
     from public.orders where order_id like 'PLAN-%' and total::int % 20 = 0`),
});

indexTrial("cases", {
  list: breakList,
  view: "break_list",
  actor: "manager",
  large: ["orders", "reconciliation_breaks", "outbox"],
  analyzed: "public.orders, public.reconciliation_breaks",
  indexes: ["public.reconciliation_breaks_words"],
  conditions: {
    words: `words ilike '%pay_rare%'`,
    open: `is_open = true`,
    waiting: `is_waiting = true`,
    reason: `reason = 'disputed'`,
    amount: `amount >= '4990' and amount <= '4995'`,
    created: oneDay("created_at"),
  },
  fill: bare(`${orders};
    insert into public.reconciliation_breaks (reason, payment_id, amount, created_at, resolved_at)
     select case n % 700 when 0 then 'disputed' else 'stock_gone' end,
       case n % 997 when 0 then 'pay_rare' else 'pay_plan' end || n, n % 5000,
       timestamptz '2025-01-01' + n * interval '7 minutes', case when n % 400 > 0 then now() end
     from generate_series(1, ${rowCount}) as n`),
});

indexTrial("messages that were given up", {
  list: deadMessageList,
  view: "dead_message_list",
  actor: "manager",
  large: ["orders", "reconciliation_breaks", "outbox"],
  analyzed: "public.orders, public.outbox",
  indexes: ["public.outbox_admin_topic", "public.outbox_admin_words"],
  conditions: {
    words: `words ilike '%mailbox full%'`,
    channel: `channel = 'sms'`,
    topic: `topic ilike '%refund%'`,
    since: oneDay("dead_at"),
  },
  fill: bare(`${orders};
    insert into public.outbox (topic, email, channel, dead_at, last_error)
     select case n % 300 when 0 then 'refund_sent' else 'order_placed' end, 'plan-' || n || '@example.com',
       case n % 200 when 0 then 'sms' else 'email' end, timestamptz '2025-01-01' + n * interval '7 minutes',
       case n % 997 when 0 then 'The mailbox full' else 'No such user' end
     from generate_series(1, ${rowCount}) as n`),
});

indexTrial("group orders", {
  list: groupList,
  view: "group_order_list",
  actor: "manager",
  large: ["group_orders"],
  analyzed: "private.group_orders, private.group_members",
  indexes: ["private.group_orders_words"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    open: "is_open = true",
    closed: "is_closed = true",
    cancelled: "is_cancelled = true",
    deadline: oneDay("closes_at"),
    created: oneDay("created_at"),
  },
  fill: bare(`insert into private.group_orders (
       id, version_id, name, token_hash, is_one_parcel, closes_at, created_at, closed_at, final_quantity, final_percent
     )
     select gen_random_uuid(), gen_random_uuid(), case n % 997 when 0 then 'Royal tiger ' || n else 'Team ' || n end,
       encode(sha256(n::text::bytea), 'hex'), n % 3 = 0, timestamptz '2025-01-01' + n * interval '7 minutes',
       timestamptz '2025-01-01' + n * interval '7 minutes', case when n % 300 > 0 then now() end,
       case when n % 300 > 0 then case n % 400 when 1 then 0 else 12 end end, case when n % 300 > 0 then 10 end
     from generate_series(1, ${rowCount}) as n`),
});

indexTrial("subscriptions", {
  list: subscriptionList,
  view: "subscription_list",
  actor: "manager",
  large: ["subscriptions", "subscription_charges"],
  analyzed: "private.subscriptions, private.subscription_charges, private.subscription_prices",
  indexes: ["private.subscriptions_words"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    status: "status in ('halted', 'expired')",
    number: "number = 'KS-00000007'",
    plan: "plan = 'PLAN-7'",
    failed: "is_failed = true",
    asked: "is_asked = true",
    refused: "is_refused = true",
    charge: `next_at >= '2026-01-05T00:00:00Z' and next_at < '2026-01-06T00:00:00Z'`,
    paid: "paid_count >= 7000 and paid_count <= 7001",
    created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`insert into private.subscription_plans (id, slug, name, tees, months)
     select 9000 + n, 'plan-' || n, 'Plan ' || n, 1, 1 from generate_series(1, 40) as n;
     insert into private.subscription_prices (plan_id, amount) select 9000 + n, 499 from generate_series(1, 40) as n;
     insert into private.subscriptions (
       number, price_id, name, email, phone, address, cut, size, status, ended_at, change_error, charge_at, paid_count, consent, created_at
     )
     select 'KS-' || lpad(n::text, 8, '0'), (array(select id from private.subscription_prices where plan_id > 9000 order by plan_id))[1 + n % 40],
       case n % 997 when 0 then 'Royal tiger ' || n else 'Someone ' || n end, n || '@example.com', '+919800000000',
       '{"line1": "1", "pincode": "560001", "city": "x", "state": "Karnataka"}', 'regular', 'M',
       case n % 300 when 0 then 'halted' when 1 then 'expired' else 'active' end, case n % 300 when 1 then now() end,
       case when n % 400 = 0 then 'Why' end, timestamptz '2026-01-01' + n * interval '7 minutes', n % 8000, '{}',
       timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, ${rowCount}) as n;
     insert into private.subscription_charges (subscription_id, payment_id, amount, currency, paid_at, state, order_id)
     select id, 'pay_' || number, 499, 'INR', now(), case when n % 500 = 0 then 'asked' else 'ordered' end,
       case when n % 500 = 0 then null else gen_random_uuid() end
     from (select id, number, row_number() over (order by number) as n from private.subscriptions) as s`),
});

indexTrial("coupons", {
  list: couponList,
  view: "coupon_list",
  actor: "editor",
  large: ["coupons"],
  analyzed: "public.coupons",
  indexes: ["public.coupons_words"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    code: `code = 'PLAN-77'`,
    kind: `kind = any ('{free_item}')`,
    active: `is_running = true`,
    scheduled: `is_scheduled = true`,
    ended: `is_ended = true`,
    usedup: `is_used_up = true`,
    off: `is_off = true`,
    automatic: `is_automatic = true`,
    manual: `is_by_hand = true`,
    used: `used >= '4' and used <= '4'`,
    created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
  },
  fill: `insert into public.coupons
       (code, description, kind, value, starts_at, ends_at, max_uses, used, is_automatic, is_active, created_at, batch)
     select 'PLAN-' || n, case n % 997 when 0 then '00 royal tiger' else 'Plain' end,
       case n % 90 when 0 then 'free_item' else 'percent' end, case n % 90 when 0 then 0 else 5 end,
       case n % 80 when 0 then now() + interval '9 days' else timestamptz '2025-01-01' end,
       case when n % 70 = 0 and n % 80 > 0 then timestamptz '2025-06-01' end, 5, case n % 60 when 0 then 5 else n % 4 end,
       n % 900 = 0, n % 50 > 0, timestamptz '2025-01-01' + n * interval '7 minutes',
       case when n % 40 > 0 then gen_random_uuid() end
     from generate_series(1, ${rowCount}) as n`,
});
