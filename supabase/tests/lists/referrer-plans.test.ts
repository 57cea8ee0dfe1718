import { referrerList } from "../../../lib/referrals/desk";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

// As plans.test.ts, for the people whose links bring orders.

const conditions: Record<string, string> = {
  words: `words ilike '%royal tiger%'`,
  held: "is_held = true",
  blocked: "is_blocked = true",
  orders: "orders >= 7000 and orders <= 7001",
  cost: "cost >= 7000 and cost <= 7001",
  risk: "risk >= 6",
  created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
};

it("each filter and each order of the referrers has an index", async () => {
  await inRollback(owner, async (client) => {
    // Without triggers and foreign keys, which say nothing about these rows.
    await client.query("set local session_replication_role = replica");
    await client.query(
      `insert into private.referrers
         (referrer_id, blocked_at, block_reason, orders, cost, risk, held, words, created_at)
       select gen_random_uuid(), case when n % 400 = 0 then now() end, case when n % 400 = 0 then 'Why' else '' end,
         n % 8000, n % 9000, n % 7, case when n % 300 = 0 then 1 else 0 end,
         case n % 997 when 0 then 'Royal tiger ' || n else 'Somebody ' || n end,
         timestamptz '2025-01-01' + n * interval '7 minutes'
       from generate_series(1, 20000) as n`,
    );
    await client.query("set local session_replication_role = origin");
    await client.query("select gin_clean_pending_list('private.referrers_words')");
    await client.query("analyze private.referrers");
    await actAs(client, "manager");
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(referrerList));
    const asked = { view: "referrer_list", conditions, large: ["referrers"] };
    expect(await findScans(client, referrerList, asked)).toEqual([]);
  });
});
