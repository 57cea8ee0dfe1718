create function private.grants_of_client_errors() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.dismiss_client_error(text, text, timestamptz)
    to authenticated;
$$;
