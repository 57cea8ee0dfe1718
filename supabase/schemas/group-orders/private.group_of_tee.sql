-- The open group order of a tee, for its price and its address. Null for the design of no open group.
create function private.group_of_tee(p_version_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', g.id, 'quantity', priced.quantity, 'parcel', case when g.is_one_parcel then
    jsonb_build_object(
      'pincode', g.address ->> 'pincode', 'city', g.address ->> 'city', 'state', g.address ->> 'state'
    )
  end)
  from public.design_versions v
  join private.group_orders g on g.id = v.design_id
  cross join lateral (select private.group_quantity_of(v.id) as quantity) as priced
  where v.id = p_version_id and priced.quantity is not null
$$;
