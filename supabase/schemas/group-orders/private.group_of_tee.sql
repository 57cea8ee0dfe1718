-- The open group order of a tee, for its price, address and delivery days. tee: open | paid | removed, by the organiser.
-- Null for the design of no open group.
create function private.group_of_tee(p_version_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', g.id, 'quantity', priced.quantity, 'wait_days', private.group_wait_of(g), 'tee', coalesce((
    select min(case when private.is_group_order_paid(m.order_id) then 'paid' else 'open' end)
    from private.group_members m where m.group_id = g.id and m.version_id = v.id
  ), 'removed'), 'parcel', case when g.is_one_parcel then
    jsonb_build_object(
      'pincode', g.address ->> 'pincode', 'city', g.address ->> 'city', 'state', g.address ->> 'state'
    )
  end)
  from public.design_versions v
  join private.group_orders g on g.id = v.design_id
  cross join lateral (select private.group_quantity_of(v.id) as quantity) as priced
  where v.id = p_version_id and priced.quantity is not null
$$;
