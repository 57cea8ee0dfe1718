-- The organiser's address by order number, for orders of groups with one parcel: their orders have only its town.
create function public.list_group_parcels(p_order_numbers text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(o.order_id, g.address), '{}')
  from public.orders o join private.group_orders g on g.id = o.group_id
  where o.order_id = any (p_order_numbers) and g.is_one_parcel and g.address is not null
$$;
