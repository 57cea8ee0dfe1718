-- Whether a person organises a group that is open, or whose tees are not all sent: its one parcel goes to them.
create function private.has_open_group(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.group_orders g
    where g.user_id = p_user_id and (g.closed_at is null or exists (
      select from public.orders where group_id = g.id and status in ('Pending Payment', 'Confirmed', 'In Production', 'Packed')
    ))
  )
$$;
