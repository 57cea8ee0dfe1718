-- Identifies one saved state of the tastes.
create function private.subscription_tastes_version() returns text
language sql stable set search_path = '' as $$
  select md5(coalesce(jsonb_agg(to_jsonb(t) order by t.sort_order, t.slug), '[]')::text) from private.subscription_tastes t
$$;
