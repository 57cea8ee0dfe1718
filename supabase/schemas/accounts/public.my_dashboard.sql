-- The dashboard in one call. Only completed orders count as spent.
create function public.my_dashboard() returns jsonb
language sql stable security definer set search_path = '' as $$
  with mine as materialized (select * from private.my_order_rows())
  select jsonb_build_object(
    'is_staff', private.staff_role() is not null,
    'member_since', (select u.created_at from auth.users u where u.id = (select auth.uid())),
    'order_count', (select count(*) from mine),
    'spent', (select coalesce(sum(total) filter (where status = 'Completed'), 0) from mine),
    'address_count', (select count(*) from public.user_addresses a where a.user_id = (select auth.uid())),
    'default_address', (
      select jsonb_build_object('name', a.name, 'line1', a.line1, 'city', a.city, 'pincode', a.pincode)
      from public.user_addresses a where a.user_id = (select auth.uid()) and a.is_default
    ),
    'recent', coalesce((
      select jsonb_agg(last.entry order by last.created_at desc, last.id desc)
      from (select * from mine order by created_at desc, id desc limit 5) as last
    ), '[]')
  )
$$;
