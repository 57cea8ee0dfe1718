-- Confirmed orders that are to be printed with this version, the oldest first.
create function private.orders_waiting_for(p_version_id uuid) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(o.id order by o.created_at, o.id), '{}') from public.orders o
  where o.status = 'Confirmed'
    and exists (select from public.order_items where order_id = o.id and design_version_id = p_version_id)
$$;
