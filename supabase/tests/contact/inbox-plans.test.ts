import { inboxList } from "../../../lib/contact/inbox-list";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

/** As PostgREST writes them. A new field of the list needs its line. */
const conditions: Record<string, string> = {
  words: "words ilike '%royal tiger%'",
  state: "state = 'open'",
  topic: "topic = 'press'",
  created: "created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'",
};

it("each filter and each order of the inbox has an index", async () => {
  await inRollback(owner, async (client) => {
    await client.query(
      `insert into public.contact_messages (name, email, topic, body, state, created_at)
       select case n % 997 when 0 then '00 royal tiger' else 'Plain' end, 'plan' || n || '@example.com',
         case n % 500 when 0 then 'press' else 'order' end, 'Where is it?', case n % 400 when 0 then 'open' else 'done' end,
         timestamptz '2025-01-01' + n * interval '7 minutes'
       from generate_series(1, 20000) as n`,
    );
    await client.query("select gin_clean_pending_list('public.contact_messages_words')");
    await client.query("analyze public.contact_messages");
    await actAs(client, "support");
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(inboxList));
    const asked = { view: "contact_list", conditions, large: ["contact_messages"] };
    expect(await findScans(client, inboxList, asked)).toEqual([]);
  });
});
