import { subscriberList } from "../../../lib/leads/subscriber-list";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

/** As PostgREST writes them. A new field of the list needs its line. */
const conditions: Record<string, string> = {
  words: "words ilike '%royal.tiger%'",
  source: "source = 'page'",
  utm: "utm ilike '%royaltiger%'",
  consent: "consent_version = '2020-01'",
  ordered: "converted = true",
  used: "coupon_used = true",
  stopped: "is_stopped = true",
  created: "created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'",
};

it("each filter and each order of the subscribers has an index", async () => {
  await inRollback(owner, async (client) => {
    await client.query(
      `insert into public.user_leads
         (email, source, utm_data, converted, coupon_used, is_stopped, consent_version, created_at)
       select case n % 997 when 0 then 'royal.tiger' else 'plain' end || n || '@plan.example', case n % 500 when 0 then 'page' else 'popup' end,
         case n % 700 when 0 then '{"source": "royaltiger"}'::jsonb else '{}' end, n % 400 = 0, n % 600 = 0, n % 800 = 0,
         case n % 900 when 0 then '2020-01' else '2026-11' end, timestamptz '2025-01-01' + n * interval '7 minutes'
       from generate_series(1, 20000) as n`,
    );
    for (const index of ["user_leads_words", "user_leads_utm"])
      await client.query("select gin_clean_pending_list($1::regclass)", [`public.${index}`]);
    await client.query("analyze public.user_leads");
    await actAs(client, "support");
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(subscriberList));
    expect(
      await findScans(client, subscriberList, { view: "lead_list", conditions, large: ["user_leads"] }),
    ).toEqual([]);
  });
});
