create function private.grants_of_search() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.search_products(jsonb, text, int, int),
    public.product_facets(jsonb),
    public.suggest_products(text, int),
    public.related_products(bigint, int),
    public.basic_product(text), public.basic_colors()
    to anon, authenticated;
$$;
