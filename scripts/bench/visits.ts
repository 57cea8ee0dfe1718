import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import pg from "pg";
import { type AnalyticsEvent, chunkSize, trackPath } from "../../lib/analytics/event";
import { readSandboxConfig } from "../../sandbox/config";
import { findRunning } from "../../sandbox/running";
import { median } from "./ratios";

// `npm run bench:visits`: measures what visitor events cost a running shop (PORT and SANDBOX_DIR select it;
// start it with TRUSTED_PROXIES=1). With --rows 10000000 it first inserts a month of events, which stay.

const { values: options } = parseArgs({
  options: { rate: { type: "string", default: "500" }, rows: { type: "string", default: "0" } },
});
const perSecond = Number(options.rate);
const SECONDS = 15;
const ROUNDS = 3;
const { siteUrl, dir } = readSandboxConfig();
const running = await findRunning(dir);
if (!running) throw new Error("No shop is running: TRUSTED_PROXIES=1 npm run shop");
const database = new pg.Pool({ connectionString: running.databaseUrl, max: 1 });

function chunk(): AnalyticsEvent[] {
  const sessionId = randomUUID();
  const event = {
    sessionId,
    timestamp: Date.now(),
    clientContext: { path: "/products", referrer: "", campaign: "bench", device: "phone" as const },
    userContext: { isSignedIn: false },
  };
  return [
    { ...event, eventType: "page_view", eventData: {} },
    { ...event, eventType: "scroll", eventData: { percent: 25 } },
    { ...event, eventType: "click", eventData: { target: "Add to cart" } },
    { ...event, eventType: "product_view", eventData: { productId: 1 } },
    { ...event, eventType: "web_vital", eventData: { vital: "LCP", value: 900 } },
  ];
}

const address = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 220)).join(".");

/** Sends groups of events from as many visitors until it is stopped. Returns the number accepted and the slowest responses. */
function sendEvents(rate: number) {
  const answers: Promise<number>[] = [];
  let refused = 0;
  const send = async () => {
    const startedAt = performance.now();
    const { ok } = await fetch(siteUrl + trackPath, {
      method: "POST",
      headers: { "x-forwarded-for": address(), "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/140" },
      body: JSON.stringify(chunk()),
    });
    if (!ok) refused += 1;
    return performance.now() - startedAt;
  };
  const timer = setInterval(() => {
    for (let sent = 0; sent < rate / chunkSize / 20; sent += 1) answers.push(send());
  }, 1000 / 20);
  return async () => {
    clearInterval(timer);
    const times = (await Promise.all(answers)).sort((a, b) => a - b);
    return { sent: times.length * chunkSize, refused, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
  };
}

/** Shoppers who open pages at the rate that matches 500 events a second, 25 to a page: response times in ms. */
async function shop() {
  const result = await autocannon({
    url: siteUrl,
    connections: 10,
    overallRate: 20,
    duration: SECONDS,
    requests: ["/", "/products", "/cart", "/premium-tshirts"].map((path) => ({ path })),
    headers: { "accept-encoding": "br" },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers to shoppers`);
  return { p50: result.latency.p50, p97: result.latency.p97_5, "req/s": result.requests.average };
}

async function countEvents(): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select (select count(*) from private.page_analytics) + (select count(*) from private.user_analytics)
       + (select count(*) from private.product_analytics) as count`,
  );
  return Number(rows[0]?.count);
}

async function measureIngest(): Promise<void> {
  const alone: number[] = [];
  const beside: number[] = [];
  const before = await countEvents();
  let sent = 0;
  await shop();
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await shop()).p97);
    const stop = sendEvents(perSecond);
    const figures = await shop();
    beside.push(figures.p97);
    const totals = await stop();
    sent += totals.sent;
    console.log({ round, totals, shoppers: figures });
  }
  await new Promise((done) => setTimeout(done, 10_000));
  console.table({
    "events sent": sent,
    "events written": (await countEvents()) - before,
    "shoppers' p97 alone, ms": median(alone),
    "shoppers' p97 beside, ms": median(beside),
  });
}

/** Events of thirty days, evenly spaced, three to a visit. */
async function fillMonth(rows: number): Promise<void> {
  console.log(`Writing ${rows} events`);
  await database.query(
    "select private.make_analytics_partitions((now() - interval '1 month' * m)::date) from generate_series(0, 1) m",
  );
  await database.query(
    `insert into private.analytics_sessions (session_id, started_at, last_at, source, device, country, region, landing, reached)
     select gen_random_uuid(), at, at + interval '2 minutes', 'google', 'phone', 'IN', 'Karnataka', '/', 1 + (n % 6)
     from (select n, now() - interval '29 days' * (n::float8 / $1) - interval '5 minutes' as at from generate_series(1, $1::int) n) s`,
    [Math.floor(rows / 3)],
  );
  await database.query(
    `insert into private.page_analytics (at, session_id, type, path, device, country, data, route)
     select least(s.started_at + nr * interval '20 seconds', now()), s.session_id, 'page_view', '/p' || (hashtext(s.session_id::text) & 511), 'phone', 'IN', '{}',
       '/p' || (hashtext(s.session_id::text) & 511)
     from private.analytics_sessions s, generate_series(0, 1) as nr`,
  );
  await database.query(
    `insert into private.product_analytics (at, session_id, type, path, device, country, data, product_id)
     select s.started_at, s.session_id, 'product_view', '/', 'phone', 'IN', '{}', 1 + (hashtext(s.session_id::text) & 63) from private.analytics_sessions s`,
  );
  for (const table of ["analytics_sessions", "page_analytics", "product_analytics"]) {
    await database.query(`analyze private.${table}`);
  }
  // As if the job had run all month.
  await database.query("delete from private.analytics_counts");
  const { rows: hours } = await database.query<{ starts_at: Date }>(
    `select generate_series(private.analytics_hour(now() - interval '30 days'), private.analytics_hour(now()), interval '1 hour') as starts_at`,
  );
  for (const { starts_at } of hours) {
    await database.query(
      `insert into private.analytics_counts (grain, starts_at, metric, key, bucket, count)
       select 'hour', $1, c.metric, c.key, c.bucket, c.count
       from private.count_analytics($1::timestamptz, $1::timestamptz + interval '1 hour') as c`,
      [starts_at],
    );
  }
  await database.query(
    `select private.sum_analytics_day(d::date) from generate_series(private.indian_day(now()) - 30, private.indian_day(now()), interval '1 day') d`,
  );
}

async function measureDashboard(): Promise<void> {
  const client = await database.connect();
  const staff = await client.query<{ user_id: string }>(
    "select user_id from public.user_roles where role = 'admin' limit 1",
  );
  const owner = staff.rows[0]?.user_id;
  const claims = JSON.stringify({ sub: owner, role: "authenticated", session_id: null });
  const rows: Record<string, object> = {};
  for (const range of ["1h", "24h", "7d", "30d"]) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      await client.query("begin");
      await client.query(
        "select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)",
        [claims, owner],
      );
      const startedAt = performance.now();
      await client.query("select public.analytics($1)", [range]);
      times.push(performance.now() - startedAt);
      await client.query("rollback");
    }
    rows[range] = { "ms, median": Math.round(median(times)), "ms, slowest": Math.round(Math.max(...times)) };
  }
  const startedAt = performance.now();
  await client.query("select public.refresh_analytics()");
  rows["refresh of each minute"] = { "ms, median": Math.round(performance.now() - startedAt) };
  client.release();
  console.log(`${await countEvents()} events`);
  console.table(rows);
}

try {
  if (Number(options.rows) > 0) await fillMonth(Number(options.rows));
  await measureDashboard();
  await measureIngest();
} finally {
  await database.end();
}
