-- The only rule of ownership: an order belongs to its buyer; a guest's order belongs to the account that has proven its
-- address.
create function private.orders_of(p_user_id uuid) returns setof public.orders
language sql stable security definer set search_path = '' as $$
  select o.* from public.orders o where o.user_id = p_user_id
  union all
  select o.*
  from auth.users u join public.orders o on lower(o.email) = lower(u.email) and o.user_id is null
  where u.id = p_user_id and u.email_confirmed_at is not null
$$;
