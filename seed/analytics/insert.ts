import type { ClientBase } from "pg";

/** What visitors of the last month did, so that every figure of the dashboard has something to show; then their sums. */
export async function insertVisits(client: ClientBase): Promise<number> {
  await client.query("select setseed(0.19)");
  const { rowCount } = await client.query(`
    insert into private.analytics_sessions (session_id, started_at, last_at, source, device, country, region, landing, size, pincode, reached)
    select gen_random_uuid(), at, least(at + random() * interval '12 minutes', private.now()),
      (array['google', 'google', 'instagram', 'instagram', 'instagram', 'direct', 'direct', 'whatsapp', 'facebook', 'diwali-mail'])[1 + floor(random() * 10)],
      (array['phone', 'phone', 'phone', 'phone', 'desktop', 'tablet'])[1 + floor(random() * 6)], 'IN',
      (array['Maharashtra', 'Karnataka', 'Delhi', 'Tamil Nadu', 'Telangana', 'Gujarat', 'West Bengal'])[1 + floor(random() * 7)],
      (array['/', '/', '/products', '/premium-tshirts', '/custom-design', '/blog'])[1 + floor(random() * 6)],
      case when reached >= 3 then (array['S', 'M', 'M', 'L', 'L', 'XL', '2XL'])[1 + floor(random() * 7)] end,
      case when reached >= 4 then (array['560001', '400001', '110001', '600001', '500001', '380001', '700001'])[1 + floor(random() * 7)] end,
      reached
    from (
      select private.now() - random() * interval '29 days' as at,
        (array[1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4, 5, 6])[1 + floor(random() * 20)]::smallint as reached
      from generate_series(1, 3000)
      union all
      select private.now() - random() * interval '55 minutes', 1 + floor(random() * 3)::int from generate_series(1, 12)
    ) as s
    where not exists (select from private.analytics_sessions)`);
  if (!rowCount) return 0;
  const event = "s.session_id, s.device, s.country, s.region, '49.36.0.0'";
  const columns = "at, type, path, data, session_id, device, country, region, ip";
  await client.query(`
    insert into private.page_analytics (${columns}, route)
    select s.started_at + nr * (s.last_at - s.started_at) / 4, 'page_view', case nr when 0 then s.landing else '/products' end, '{"isSignedIn": false}', ${event},
      case nr when 0 then s.landing else '/products' end
    from private.analytics_sessions s, generate_series(0, 2) as nr where nr < s.reached + 1`);
  await client.query(`
    insert into private.page_analytics (${columns}, route, vital, bucket)
    select s.started_at, 'web_vital', s.landing, '{}', ${event}, s.landing, v.vital,
      (v.low + random() * random() * v.spread)::int
    from private.analytics_sessions s, (values ('LCP', 9, 30), ('INP', 3, 12), ('CLS', 0, 12)) as v (vital, low, spread)`);
  await client.query(`
    insert into private.product_analytics (${columns}, product_id)
    select s.started_at + nr * interval '20 seconds', 'product_view', '/products', '{}', ${event}, p.ids[1 + floor(random() * random() * cardinality(p.ids))]
    from private.analytics_sessions s, generate_series(1, 2) as nr,
      (select array_agg(id order by id) as ids from public.products where status = 'published' and not is_deleted) as p
    where s.reached >= 2 and s.started_at + nr * interval '20 seconds' < private.now()`);
  await client.query(`
    insert into private.cart_analytics (${columns}, size)
    select s.started_at, 'cart', '/products', '{"action": "add"}', ${event}, s.size from private.analytics_sessions s where s.reached >= 3`);
  await client.query(`
    insert into private.search_analytics (${columns}, term, results)
    select s.started_at, 'search', '/products', '{}', ${event}, w.term, w.results
    from private.analytics_sessions s join (values
      (0, 'tiger', 6), (1, 'black oversized', 9), (2, 'hoodie', 0), (3, 'kids', 12), (4, 'polo', 0), (5, 'couple set', 0), (6, 'elephant', 4)
    ) as w (nr, term, results) on w.nr = abs(hashtext(s.session_id::text)) % 40`);
  await client.query(`
    insert into private.user_analytics (${columns})
    select s.started_at, t, s.landing, '{}', ${event}
    from private.analytics_sessions s, unnest(array['click', 'form_interaction']) as t where s.reached >= 2`);
  await client.query("select public.refresh_analytics()");
  return rowCount;
}
