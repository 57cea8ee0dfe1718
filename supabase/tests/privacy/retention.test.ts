import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { personalTables, retentionRules } from "../../../lib/privacy/personal-tables";
import { answerOf, owner, trial } from "../support/backend/database";

/** Column names of personal data, and of keys that lead to a person. */
const personal =
  "(^|_)(email|email_key|phone|user_id|ip|ip_address|shipping_address|browser_key_hash|browser_id|session_id|visitor|person|person_key|upi_id|gstin|actor|author|author_name|staff_id|saved_by|started_by|owner_user_id|order_id)$";

/** Tables that such a column doesn't make personal. */
const impersonal: Record<string, string> = {
  "private.mandate_payments": "ids of the gateway, without a person",
  "private.subscription_prices": "the staff who set a price",
};

it("has a rule for every table with personal data, and no rule without a table", async () => {
  const { rows } = await owner.query<{ name: string; is_personal: boolean }>(
    `select format('%s.%s', n.nspname, c.relname) as name, bool_or(a.attname ~ $1) as is_personal
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relispartition
     group by 1 order by 1`,
    [personal],
  );
  const listed = new Set(personalTables.map(({ table }) => table));
  expect(
    rows.filter(({ name, is_personal }) => is_personal && !listed.has(name) && !impersonal[name]),
  ).toEqual([]);
  const known = new Set(rows.map(({ name }) => name));
  expect([...listed].filter((table) => !known.has(table))).toEqual([]);
});

it.each(personalTables)("leads from the rows of $table to their people", async ({ table, at }) => {
  const time = at ? "now()" : "null";
  await owner.query(`select public.find_affected_people($1, ${time}, null, null)`, [table]);
});

it.each(retentionRules.filter(({ by }) => by !== "job"))(
  "$by reads the days of $id from its rule",
  ({ id, by }) => {
    const file = readdirSync("supabase/schemas", { recursive: true, encoding: "utf8" }).find(
      (path) => basename(path, ".sql").split(".")[1] === by,
    );
    const sql = readFileSync(join("supabase/schemas", String(file)), "utf8");
    expect(sql).toContain(`private.retained_since('${id}')`);
  },
);

trial("deletes what is older than its rule, and nothing younger", async (client) => {
  const sent = (days: number) =>
    client.query(
      `insert into public.outbox (topic, email, data, sent_at)
       values ('contact_message', 'old@kapas.test', jsonb_build_object('days', $1::int), now() - make_interval(days => $1))`,
      [days],
    );
  for (const days of [364, 366, 400]) await sent(days);
  expect(await answerOf(client, "select public.purge_personal_data(1)")).toMatchObject({ "outbox.sent": 1 });
  expect(await answerOf(client, "select public.purge_personal_data(100)")).toMatchObject({
    "outbox.sent": 1,
  });
  const left = await client.query(
    "select data -> 'days' as days from public.outbox where email = 'old@kapas.test'",
  );
  expect(left.rows).toEqual([{ days: 364 }]);
});

trial("deletes old lines of the audit log, which no one else can", async (client) => {
  const log = (days: number) =>
    client.query(
      `insert into public.audit_log (created_at, actor, actor_name, action, subject, subject_id)
       values (now() - make_interval(days => $1), gen_random_uuid(), 'Staff', 'update', 'orders', $1::text)`,
      [days],
    );
  for (const days of [1094, 1096]) await log(days);
  expect(await answerOf(client, "select public.purge_personal_data(100)")).toMatchObject({ audit_log: 1 });
  await expect(client.query("delete from public.audit_log where subject_id = '1094'")).rejects.toThrow(
    "append-only",
  );
});
