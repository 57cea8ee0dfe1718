import { queueList } from "../../../lib/submissions/queue-list";
import { bare, indexTrial } from "../support/list-plans";

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
    submitted: `submitted_at >= '2025-01-05T00:00:00Z' and submitted_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`with version as (
       insert into public.design_versions (design_id, browser_key_hash, name, document, sha256, prints)
       select gen_random_uuid(), repeat('c', 64), case n % 997 when 0 then 'Royal tiger ' || n else 'Poster ' || n end,
         '{"cut": "regular", "colour": "black", "views": {}}', repeat('c', 64), '[{}]'
       from generate_series(1, 20000) as n
       returning id, design_id
     )
     insert into public.submissions (version_id, design_id, source, status, lane, submitted_at, decided_at)
     select id, design_id, case n % 300 when 0 then 'shopper' else 'order' end,
       case n % 400 when 0 then 'submitted' when 1 then 'in_review' else 'approved' end,
       case n % 250 when 0 then 'auto' else 'person' end, timestamptz '2025-01-01' + n * interval '7 minutes', now()
     from (select *, row_number() over () as n from version) as numbered`),
});
