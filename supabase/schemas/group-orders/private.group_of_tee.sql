-- The group order of a tee, for its price, address and delivery days. tee: open | paid | removed, by the organiser | closed
-- before anyone ordered it. Null for other designs, and after the close for tees that were ordered: they are ordered again on
-- their own.
create function private.group_of_tee(p_version_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', g.id, 'quantity', coalesce(private.group_quantity_of(v.id), 1), 'wait_days', private.group_wait_of(g),
    'tee', case
      when g.closed_at is not null then 'closed'
      when not seats.has_any then 'removed'
      when seats.is_paid then 'paid'
      else 'open'
    end,
    'parcel', case when g.is_one_parcel then
      jsonb_build_object(
        'pincode', g.address ->> 'pincode', 'city', g.address ->> 'city', 'state', g.address ->> 'state'
      )
    end
  )
  from public.design_versions v
  join private.group_orders g on g.id = v.design_id and g.version_id <> v.id
  cross join lateral (
    select count(*) > 0 as has_any, bool_and(private.is_group_order_paid(m.order_id)) as is_paid,
      bool_or(m.order_id is not null) as is_ordered
    from private.group_members m where m.group_id = g.id and m.version_id = v.id
  ) as seats
  where v.id = p_version_id and (g.closed_at is null or seats.is_ordered is not true)
$$;
