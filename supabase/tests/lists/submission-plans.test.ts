import type { PoolClient } from "pg";
import { queueList } from "../../../lib/submissions/queue-list";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

// As plans.test.ts, for the designs that staff look at.

const ROWS = 20_000;

const conditions: Record<keyof typeof queueList.fields | "words", string> = {
  words: `words ilike '%royal tiger%'`,
  status: `status = any ('{submitted,in_review}')`,
  source: `source = 'shopper'`,
  lane: `lane = 'auto'`,
  submitted: `submitted_at >= '2025-01-05T00:00:00Z' and submitted_at < '2025-01-06T00:00:00Z'`,
};

/** Without triggers, which say nothing about these rows. */
async function fill(client: PoolClient): Promise<void> {
  await client.query("set local session_replication_role = replica");
  await client.query(
    `with version as (
       insert into public.design_versions (design_id, browser_key_hash, name, document, sha256, prints)
       select gen_random_uuid(), repeat('c', 64), case n % 997 when 0 then 'Royal tiger ' || n else 'Poster ' || n end,
         '{"cut": "regular", "colour": "black", "views": {}}', repeat('c', 64), '[{}]'
       from generate_series(1, $1) as n
       returning id, design_id
     )
     insert into public.submissions (version_id, design_id, source, status, lane, submitted_at, decided_at)
     select id, design_id, case n % 300 when 0 then 'shopper' else 'order' end,
       case n % 400 when 0 then 'submitted' when 1 then 'in_review' else 'approved' end,
       case n % 250 when 0 then 'auto' else 'person' end, timestamptz '2025-01-01' + n * interval '7 minutes', now()
     from (select *, row_number() over () as n from version) as numbered`,
    [ROWS],
  );
  await client.query("set local session_replication_role = origin");
  // Rows that wait for their place in the text index would make it look expensive.
  await client.query("select gin_clean_pending_list('public.design_versions_name')");
  await client.query("analyze public.submissions, public.design_versions, public.order_items");
}

it("each filter and each order of the designs to review has an index", async () => {
  await inRollback(owner, async (client) => {
    await fill(client);
    await actAs(client, "editor");
    const large = ["submissions", "design_versions"];
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(queueList));
    expect(await findScans(client, queueList, { view: "submission_list", conditions, large })).toEqual([]);
  });
});
