create function private.grants_of_sessions() returns void
language sql set search_path = '' as $$
  grant execute on function public.open_back_office(), private.open_back_office() to authenticated;
$$;
