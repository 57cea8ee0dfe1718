import { subscriberList } from "../../../lib/leads/subscriber-list";
import { indexTrial } from "../support/list-plans";

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
     from generate_series(1, 20000) as n`,
});
