-- The tee of a group that an order of this version and variant may pay for: its own, or one without a live order, first
-- of this browser. Equal tees of two people are the same. The caller holds the group's lock.
create function private.find_group_seat(
  p_group_id uuid, p_version_id uuid, p_variant_id bigint, p_order_id uuid, p_key_hash text default null
) returns uuid
language sql stable set search_path = '' as $$
  select m.id
  from private.group_members m left join public.orders o on o.id = m.order_id
  where m.group_id = p_group_id and m.version_id = p_version_id and m.variant_id = p_variant_id
    and (o.id is null or o.id = p_order_id or o.status = 'Cancelled')
  order by (o.id = p_order_id) is true desc, (m.browser_key_hash = p_key_hash) is true desc, m.created_at, m.id
  limit 1
$$;
