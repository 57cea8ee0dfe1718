create function private.grants_of_analytics() returns void
language sql set search_path = '' as $$
  grant execute on function public.analytics(text) to authenticated;
$$;
