create function private.grants_of_products() returns void
language sql set search_path = '' as $$
  grant select on public.product_slugs to anon, authenticated;
  grant execute on function public.product_information(bigint), public.list_product_information(bigint[]) to anon, authenticated;
  grant execute on function
    public.resolve_category(text),
    public.create_product(jsonb, jsonb, jsonb),
    public.update_product(bigint, int, jsonb, jsonb, jsonb),
    public.delete_product(bigint),
    public.duplicate_product(bigint),
    public.get_admin_product(bigint),
    public.product_deletion(bigint)
    to authenticated;
$$;
