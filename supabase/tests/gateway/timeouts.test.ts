import { owner } from "../support/backend/database";
import { makeFilms } from "../support/backend/films";
import { call, SERVER } from "../support/backend/gateway";

// PostgreSQL counts from the beginning of a statement, so the setting of a running function comes too late. PostgREST
// applies the setting of the function that it calls, and of no other.

/** Called by the jobs and by scripts, which wait for 30 seconds. */
const slow = [
  "check_reports",
  "close_due_groups",
  "complete_orders",
  "expire_orders",
  "find_affected_people",
  "purge_personal_data",
  "queue_group_reminders",
  "queue_reminders",
  "reconciliation_report",
  "refresh_analytics",
  "refresh_reports",
  "settle_group_orders",
  "settle_referrals",
  "run_subscription_schedule",
];

const TIMEOUTS = `select n.nspname as schema, p.proname as name, extract(epoch from split_part(setting, '=', 2)::interval)::int as seconds
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace, unnest(p.proconfig) as setting
  where setting like 'statement_timeout=%' and n.nspname in ('public', 'private') order by 2`;

it("timeouts are set on functions called from outside, where they have an effect", async () => {
  const { rows } = await owner.query(TIMEOUTS);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ schema }) => schema !== "public")).toEqual([]);
});

it("end before the shop stops waiting: after six seconds, for jobs after thirty", async () => {
  const { rows } = await owner.query(TIMEOUTS);
  const most = (name: string) => (slow.includes(name) ? 30 : 6);
  expect(rows.filter(({ name, seconds }) => seconds > most(name))).toEqual([]);
});

it("cancel the statement of a slow function", async () => {
  await makeFilms(owner);
  await owner.query(
    `create or replace function public.refuse_film(p_code text) returns void language plpgsql set statement_timeout = '50ms'
     as $$ begin perform pg_sleep(30); end $$`,
  );
  expect(await call(SERVER, "/rest/v1/rpc/refuse_film", { body: { p_code: "" } })).toMatchObject({
    status: 500,
    body: { code: "57014" },
  });
});
