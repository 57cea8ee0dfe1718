-- Inserts visitor events in the shape of server/analytics/to-row.ts, and their visits. Returns how many are new.
create function public.ingest_analytics(p_events jsonb) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_new int;
begin
  with events as materialized (
    select e.*, least(greatest(e.reported_at, private.now() - interval '1 hour'), private.now()) as at
    from jsonb_to_recordset(p_events) as e (
      kind text, reported_at timestamptz, session_id uuid, type text, path text, route text, source text, device text, country text,
      region text, city text, ip text, data jsonb, reached smallint, product_id bigint, size text, pincode text, term text, results int,
      vital text, bucket smallint
    )
  ), users as (
    insert into private.user_analytics (at, session_id, type, path, device, country, region, city, ip, data)
    select at, session_id, type, path, device, country, region, city, ip, data from events where kind = 'user'
  ), pages as (
    insert into private.page_analytics (at, session_id, type, path, device, country, region, city, ip, data, route, vital, bucket)
    select at, session_id, type, path, device, country, region, city, ip, data, route, vital, bucket from events where kind = 'page'
  ), products as (
    insert into private.product_analytics (at, session_id, type, path, device, country, region, city, ip, data, product_id)
    select at, session_id, type, path, device, country, region, city, ip, data, product_id from events where kind = 'product'
  ), carts as (
    insert into private.cart_analytics (at, session_id, type, path, device, country, region, city, ip, data, product_id, size, pincode)
    select at, session_id, type, path, device, country, region, city, ip, data, product_id, size, pincode from events where kind = 'cart'
  ), searches as (
    insert into private.search_analytics (at, session_id, type, path, device, country, region, city, ip, data, term, results)
    select at, session_id, type, path, device, country, region, city, ip, data, term, results from events where kind = 'search'
  ), visits as (
    insert into private.analytics_sessions as s (
      session_id, started_at, last_at, source, device, country, region, landing, size, pincode, reached
    )
    select session_id, min(at), max(at), (array_agg(source order by at))[1], (array_agg(device order by at))[1],
      (array_agg(country order by at))[1], (array_agg(region order by at))[1], (array_agg(path order by at))[1],
      (array_agg(size order by at desc) filter (where size is not null))[1],
      (array_agg(pincode order by at desc) filter (where pincode is not null))[1], max(reached)
    from events group by session_id order by session_id
    on conflict (session_id) do update set
      last_at = greatest(s.last_at, excluded.last_at), reached = greatest(s.reached, excluded.reached),
      size = coalesce(excluded.size, s.size), pincode = coalesce(excluded.pincode, s.pincode)
    returning (s.xmax = 0) as is_new, source, landing
  )
  select count(*) filter (where is_new) into v_new from visits;
  if v_new > 0 then
    perform private.notify_staff_of_visitor();
  end if;
  return v_new;
end $$;
