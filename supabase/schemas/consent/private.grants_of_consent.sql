create function private.grants_of_consent() returns void
language sql set search_path = '' as $$
  revoke update, truncate on public.consents from service_role;
  grant execute on function public.count_consents() to authenticated;
$$;
