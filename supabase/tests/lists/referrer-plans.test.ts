import { referrerList } from "../../../lib/referrals/admin-referral";
import { bare, indexTrial } from "../support/list-plans";

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
     from generate_series(1, 20000) as n`),
});
