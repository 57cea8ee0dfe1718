-- Lets a browser reorder the designs of an order, including other people's. The caller must have checked access to that order.
create function public.allow_reorder(p_order_id uuid, p_key_hash text) returns void
language sql set search_path = '' as $$
  insert into private.reorder_grants (version_id, browser_key_hash)
    select distinct design_version_id, p_key_hash from public.order_items
    where order_id = p_order_id and design_version_id is not null
    order by design_version_id
    on conflict (version_id, browser_key_hash) do update set granted_at = private.now()
$$;
