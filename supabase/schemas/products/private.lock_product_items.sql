-- Takes all locks of a batch of products before changing the first one: docs/locks.md.
create function private.lock_product_items(p_items jsonb[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_ids bigint[] := array(select (item ->> 'id')::bigint from unnest(p_items) as item);
begin
  perform 1 from public.product_variants where product_id = any (v_ids) order by id for no key update;
  perform 1 from public.products where id = any (v_ids) order by id for no key update;
end $$;
