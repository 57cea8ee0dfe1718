import { inboxList } from "../../../lib/contact/inbox-list";
import { indexTrial } from "../support/list-plans";

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
    created: "created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'",
  },
  fill: `insert into public.contact_messages (name, email, topic, body, state, created_at)
     select case n % 997 when 0 then '00 royal tiger' else 'Plain' end, 'plan' || n || '@example.com',
       case n % 500 when 0 then 'press' else 'order' end, 'Where is it?', case n % 400 when 0 then 'open' else 'done' end,
       timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, 20000) as n`,
});
