import type { ClientBase } from "pg";

const REDIRECTS = [
  { source: "/collections/tigers", target: "/products?q=bagh", hits: 41, hoursAgo: 5 },
  { source: "/size-chart", target: "/faq", hits: 118, hoursAgo: 2 },
  { source: "/pages/bulk-orders", target: "/contact", hits: 9, hoursAgo: 70 },
  { source: "/blogs/washing-a-print", target: "/blog/wash-a-print-so-it-lasts", hits: 0, hoursAgo: null },
];

/** Addresses that a person mistypes, an old link keeps, or a robot tries. */
const MISSING = [
  { path: "/blog/what-gsm-mean", hits: 14, referrer: "www.google.com", hoursAgo: 3 },
  { path: "/products/bagh-oversized-tee-12", hits: 6, referrer: "www.instagram.com", hoursAgo: 20 },
  { path: "/collections/new", hits: 5, referrer: "", hoursAgo: 31 },
  { path: "/wp-login.php", hits: 3, referrer: "", hoursAgo: 9 },
];

/** What robots fetched: visits a day, over the last week. */
const VISITS = [
  { bot: "Googlebot", file: "/sitemap.xml", visits: 2 },
  { bot: "Googlebot", file: "/sitemaps/products-1.xml", visits: 2 },
  { bot: "bingbot", file: "/sitemap.xml", visits: 1 },
  { bot: "Storebot-Google", file: "/feeds/google.xml", visits: 4 },
  { bot: "facebookexternalhit", file: "/feeds/meta.csv", visits: 1 },
  { bot: "GPTBot", file: "/llms.txt", visits: 1 },
];
const VISIT_DAYS = 7;

/** Fills the SEO page of the admin and the visits of robots where nothing is written yet. */
export const insertSearchTexts = async (client: ClientBase, now: Date): Promise<void> => {
  const before = (hours: number | null) =>
    hours === null ? null : new Date(now.getTime() - hours * 3_600_000).toISOString();
  const dated = <T extends { hoursAgo: number | null }>(rows: readonly T[]) =>
    JSON.stringify(rows.map(({ hoursAgo, ...row }) => ({ ...row, at: before(hoursAgo) })));
  await client.query(
    `insert into public.redirects (source, target, hits, last_hit_at)
     select source, target, hits, at
     from jsonb_to_recordset($1) as r (source text, target text, hits bigint, at timestamptz)
     where not exists (select from public.redirects)`,
    [dated(REDIRECTS)],
  );
  await client.query(
    `insert into public.missing_pages (path, hits, referrer, first_at, last_at)
     select path, hits, referrer, at - interval '9 days', at
     from jsonb_to_recordset($1) as m (path text, hits int, referrer text, at timestamptz)
     where not exists (select from public.missing_pages)`,
    [dated(MISSING)],
  );
  await client.query(
    `insert into public.crawler_visits (day, bot, file, visits, last_at)
     select (v.at at time zone 'Asia/Kolkata')::date, v.bot, v.file, v.visits, v.at
     from (
       select r.*, $2::timestamptz - make_interval(days => d, hours => 1) as at
       from jsonb_to_recordset($1) as r (bot text, file text, visits int)
       cross join generate_series(0, $3::int - 1) as d
     ) v
     where not exists (select from public.crawler_visits)`,
    [JSON.stringify(VISITS), now.toISOString(), VISIT_DAYS],
  );
};
