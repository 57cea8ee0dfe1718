import { couponList } from "../../../lib/offers/coupon-list";
import { indexTrial } from "../support/list-plans";

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
     from generate_series(1, 20000) as n`,
});
