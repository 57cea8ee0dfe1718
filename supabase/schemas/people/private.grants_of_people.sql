create function private.grants_of_people() returns void
language sql set search_path = '' as $$
  grant select on public.profiles, public.user_roles to authenticated;
  grant update (first_name, last_name) on public.profiles to authenticated;
  grant insert, update, delete on public.user_roles to authenticated;
  grant execute on function private.is_admin() to anon, authenticated;
$$;
