create function private.grants_of_product_files() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.list_product_sheets(bigint, int, bigint[], uuid),
    public.known_codes(text[], text[], text[])
    to authenticated;
$$;
