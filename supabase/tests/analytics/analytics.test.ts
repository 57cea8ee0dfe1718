import { randomUUID } from "node:crypto";
import { type Dashboard, parseDashboard } from "@/lib/analytics/dashboard";
import type { AnalyticsEvent } from "@/lib/analytics/event";
import { toRow } from "@/lib/analytics/to-row";
import { answerOf, owner, server, trial } from "../support/backend/database";
import type { Actor } from "../support/people/actors";
import { inSession, play } from "../support/people/staff-session";
import { refusalOf } from "../support/refusal";

const place = { country: "IN", region: "Goa", city: null, ip: "203.0.113.0" };
type SentEvent = {
  [T in AnalyticsEvent["eventType"]]: Pick<
    Extract<AnalyticsEvent, { eventType: T }>,
    "eventType" | "eventData"
  >;
}[AnalyticsEvent["eventType"]];

const visit = (source: string) => ({ sessionId: randomUUID(), source });

async function ingest(
  { sessionId, source }: ReturnType<typeof visit>,
  facts: readonly SentEvent[],
  at = Date.now(),
) {
  const events = facts.map(
    (one) =>
      ({
        ...one,
        sessionId,
        timestamp: at,
        clientContext: { path: "/products", referrer: "", campaign: source, device: "phone" },
        userContext: { isSignedIn: false },
      }) as AnalyticsEvent,
  );
  const { rows } = await server.query("select public.ingest_analytics($1) as fresh", [
    JSON.stringify(events.map((event) => toRow(event, place, new Date()))),
  ]);
  return rows[0].fresh as number;
}

const ask = (role: Actor, range: string): Promise<Dashboard> =>
  play(
    owner,
    inSession(role, async (client) => {
      const { rows } = await client.query("select public.analytics($1) as it", [range]);
      return parseDashboard(rows[0].it);
    }),
  );
const dashboardOf = (range: string) => ask("manager", range);

const sourceIn = (dashboard: Dashboard, source: string) =>
  dashboard.visits.source.find(({ key }) => key === source)?.funnel;

const bought: SentEvent[] = [
  { eventType: "page_view", eventData: {} },
  { eventType: "cart", eventData: { action: "add", productId: 7, size: "M" } },
  { eventType: "checkout_step", eventData: { step: "checkout" } },
  { eventType: "checkout_step", eventData: { step: "payment", pincode: "560001" } },
  { eventType: "checkout_step", eventData: { step: "order" } },
];

it("counts a visit once, with the last step that it reached, in each range", async () => {
  const source = `test-${randomUUID().slice(0, 8)}`;
  const one = visit(source);
  expect(await ingest(one, bought.slice(0, 2))).toBe(1);
  expect(await ingest(one, bought.slice(2))).toBe(0);
  expect(await ingest(visit(source), bought.slice(0, 1))).toBe(1);
  await server.query("select public.refresh_analytics()");
  for (const range of ["1h", "24h", "7d", "30d"]) {
    expect({ range, funnel: sourceIn(await dashboardOf(range), source) }).toEqual({
      range,
      funnel: [2, 1, 1, 1, 1, 1],
    });
  }
});

it("has a table for every kind of event", async () => {
  const one = visit("tables");
  await ingest(one, [
    { eventType: "web_vital", eventData: { vital: "LCP", value: 1234 } },
    { eventType: "click", eventData: { target: "Buy" } },
    { eventType: "wishlist", eventData: { action: "add", productId: 3 } },
    { eventType: "search", eventData: { term: "Tiger", results: 0 } },
    { eventType: "cart", eventData: { action: "remove", productId: 3, size: "L" } },
  ]);
  const { rows } = await owner.query(
    `select (select bucket from private.page_analytics where session_id = $1) as lcp,
       (select data ->> 'target' from private.user_analytics where session_id = $1) as target,
       (select product_id from private.product_analytics where session_id = $1) as wished,
       (select term from private.search_analytics where session_id = $1) as term,
       (select size from private.cart_analytics where session_id = $1) as size`,
    [one.sessionId],
  );
  expect(rows[0]).toEqual({ lcp: 13, target: "Buy", wished: 3, term: "tiger", size: "L" });
});

it("counts a term once per visitor and day, in any number of visits", async () => {
  const term = `term-${randomUUID().slice(0, 8)}`;
  const search = (visitor: string, hoursAgo: number) =>
    owner.query(
      `insert into private.search_analytics (at, session_id, type, path, device, data, term, results)
       values (private.start_of_day(private.indian_day(now() - interval '1 day')) + $3 * interval '1 hour', gen_random_uuid(),
         'search', '/products', 'phone', jsonb_build_object('visitor', $1::text), $2, 1)`,
      [visitor, term, hoursAgo],
    );
  for (const hour of [2, 2, 5]) await search("one", hour);
  await search("two", 5);
  const counted = async (from: number) =>
    (
      await owner.query(
        `select count::int from private.count_analytics(
           private.start_of_day(private.indian_day(now() - interval '1 day')) + $2 * interval '1 hour',
           private.start_of_day(private.indian_day(now() - interval '1 day')) + ($2 + 1) * interval '1 hour')
         where metric = 'search' and key = $1`,
        [term, from],
      )
    ).rows;
  expect(await counted(2)).toEqual([{ count: 1 }]);
  expect(await counted(5)).toEqual([{ count: 1 }]);
});

it("moves events of a wrong clock by at most an hour", async () => {
  const [past, future] = [visit("past"), visit("future")];
  await ingest(past, bought.slice(0, 1), Date.now() - 9e8);
  await ingest(future, bought.slice(0, 1), Date.now() + 9e8);
  const { rows } = await owner.query(
    `select bool_and(started_at between now() - interval '61 minutes' and now()) as ok, count(*)::int as n
     from private.analytics_sessions where session_id = any ($1)`,
    [[past.sessionId, future.sessionId]],
  );
  expect(rows[0]).toEqual({ ok: true, n: 2 });
});

it("recalculates the same figures, also concurrently", async () => {
  await ingest(visit("twice"), bought);
  await server.query("select public.refresh_analytics()");
  const sum = async () =>
    (
      await owner.query(
        "select grain, metric, sum(count) from private.analytics_counts where metric = 'source' and key = 'twice' group by 1, 2 order by 1",
      )
    ).rows;
  const before = await sum();
  await Promise.all([1, 2, 3].map(() => server.query("select public.refresh_analytics()")));
  expect(await sum()).toEqual(before);
  expect(before.map(({ grain }) => grain)).toEqual(["day", "hour"]);
});

it("matches hours and days with the rows", async () => {
  await server.query("select public.refresh_analytics()");
  const { rows } = await owner.query(
    `select c.starts_at from private.analytics_counts c where c.grain = 'hour' and c.metric = 'visit' group by 1
     having sum(c.count) <> (
       select count(*) from private.analytics_sessions s where s.started_at >= c.starts_at and s.started_at < c.starts_at + interval '1 hour'
     )`,
  );
  expect(rows).toEqual([]);
});

trial("catches up one day per run after a pause, over hours without visits too", async (client) => {
  await client.query("truncate private.analytics_counts");
  await client.query(
    `insert into private.analytics_sessions (session_id, started_at, last_at, source, device, landing, reached)
     values (gen_random_uuid(), now() - interval '100 hours', now() - interval '100 hours', 'paused', 'phone', '/', 1)`,
  );
  const counted: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    counted.push(await answerOf(client, "select public.refresh_analytics()"));
  }
  expect(Math.max(...counted)).toBeLessThanOrEqual(24 + 2);
  const sql = "select sum(count)::int from private.analytics_counts where grain = $1 and metric = 'source'";
  for (const grain of ["hour", "day"]) {
    const sessions = await answerOf(client, "select count(*)::int from private.analytics_sessions");
    expect({ grain, visits: await answerOf(client, sql, [grain]) }).toEqual({ grain, visits: sessions });
  }
});

it("deletes old rows: events by month, visits, hours and days by their own time", async () => {
  const old = "now() - interval '8 months'";
  await owner.query(`select private.make_analytics_partitions((${old})::date)`);
  await owner.query(
    `insert into private.analytics_sessions (session_id, started_at, last_at, source, device, landing, reached)
     values (gen_random_uuid(), ${old}, ${old}, 'ancient', 'phone', '/', 1)`,
  );
  await owner.query(
    `insert into private.analytics_counts values ('hour', ${old}, 'source', 'ancient', 1, 1), ('day', now() - interval '3 years', 'source', 'ancient', 1, 1)`,
  );
  for (let nr = 0; nr < 5; nr++) await server.query("select public.refresh_analytics()");
  const { rows } = await owner.query(
    `select (select count(*)::int from private.analytics_sessions where source = 'ancient') as visits,
       (select count(*)::int from private.analytics_counts where key = 'ancient') as counts,
       to_regclass('private.page_analytics_' || to_char(${old}, 'YYYY_MM')) as partition`,
  );
  expect(rows[0]).toEqual({ visits: 0, counts: 0, partition: null });
});

it("notifies of a new visitor when the settings enable it, once in ten seconds", async () => {
  const countNotices = async () =>
    (await owner.query("select count(*)::int as n from public.outbox where data ->> 'event' = 'new_visitor'"))
      .rows[0].n;
  await ingest(visit("quiet"), bought.slice(0, 1));
  expect(await countNotices()).toBe(0);
  const { rows } = await owner.query(
    "select value from public.admin_settings where key = 'notification_settings'",
  );
  await owner.query(
    `insert into public.admin_settings (key, value) values ('notification_settings', '{"slackOn": ["new_visitor"], "emailOn": [], "slackChannel": "#shop", "email": "shop@kapas.test"}')
     on conflict (key) do update set value = excluded.value`,
  );
  await Promise.all(Array.from({ length: 8 }, (_, nr) => ingest(visit(`loud-${nr}`), bought.slice(0, 1))));
  expect(await countNotices()).toBe(1);
  if (rows[0])
    await owner.query("update public.admin_settings set value = $1 where key = 'notification_settings'", [
      rows[0].value,
    ]);
  else await owner.query("delete from public.admin_settings where key = 'notification_settings'");
});

it("refuses figures without reports.read, and an unknown range", async () => {
  expect(await refusalOf(ask("packer", "24h"))).toMatchObject({ code: "PT403" });
  expect(await refusalOf(ask("manager", "2y"))).toMatchObject({ hint: "bad_range" });
});
