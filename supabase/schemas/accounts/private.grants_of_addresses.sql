create function private.grants_of_addresses() returns void
language sql set search_path = '' as $$
  grant select on public.user_addresses to authenticated;
  grant execute on function
    public.save_address(uuid, jsonb, boolean),
    public.make_default_address(uuid),
    public.delete_address(uuid)
    to authenticated;
$$;
