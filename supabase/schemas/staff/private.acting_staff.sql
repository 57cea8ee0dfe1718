-- The staff who make this change: the caller, or for a job the person who started it. Null for customers and the shop.
create function private.acting_staff() returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.user_roles
  where user_id = coalesce((select auth.uid()), nullif(current_setting('kapas.actor', true), '')::uuid)
$$;
