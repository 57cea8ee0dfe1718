-- What everyone with the link may know of a group: the organiser's first name, no contact, no address but the town of one
-- parcel.
create function private.describe_group(p_group private.group_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_group.id, 'version_id', v.id, 'name', v.name, 'document', v.document, 'prints', v.prints,
    'organiser', (select nullif(first_name, '') from public.profiles where id = p_group.user_id),
    'is_one_parcel', p_group.is_one_parcel, 'city', p_group.address ->> 'city', 'closes_at', p_group.closes_at,
    'closed_at', p_group.closed_at, 'paid', coalesce(p_group.final_quantity, private.count_group_paid(p_group.id)),
    'final_price', private.group_final_prices(p_group)
  )
  from public.design_versions v where v.id = p_group.version_id
$$;
