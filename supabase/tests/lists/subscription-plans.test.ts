import { subscriptionList } from "../../../lib/subscriptions/subscription-list";
import { bare, indexTrial } from "../support/list-plans";

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
     from generate_series(1, 20000) as n;
     insert into private.subscription_charges (subscription_id, payment_id, amount, currency, paid_at, state, order_id)
     select id, 'pay_' || number, 499, 'INR', now(), case when n % 500 = 0 then 'asked' else 'ordered' end,
       case when n % 500 = 0 then null else gen_random_uuid() end
     from (select id, number, row_number() over (order by number) as n from private.subscriptions) as s`),
});
