create function private.grants_of_categories() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.list_admin_categories(),
    public.save_category(bigint, int, jsonb),
    public.move_category(bigint, bigint, bigint),
    public.delete_category(bigint, int, bigint),
    public.restore_category(uuid)
    to authenticated;
$$;
