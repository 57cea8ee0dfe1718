-- The number of tees by which the next tee of an open group order is priced: the paid ones and itself. Null for the design
-- of no open group.
create function private.group_quantity_of(p_version_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select private.count_group_paid(g.id) + 1
  from public.design_versions v join private.group_orders g on g.id = v.design_id
  where v.id = p_version_id and g.closed_at is null and g.version_id <> v.id
$$;
