create function private.grants_of_people() returns void
language sql set search_path = '' as $$
  grant select on public.profiles to authenticated;
  grant update (first_name, last_name) on public.profiles to authenticated;
$$;
