create function private.grants_of_search() returns void
language sql set search_path = '' as $$
  grant select on public.search_synonyms to anon, authenticated;
  grant execute on function
    public.search_products(jsonb, text, int, int),
    public.product_facets(jsonb),
    public.suggest_products(text, int),
    public.related_products(bigint, int),
    public.basic_product(text), public.basic_colors(), public.popular_searches(int)
    to anon, authenticated;
  grant execute on function
    public.save_search_word(text, text[], boolean), public.delete_search_word(text), public.list_failed_searches()
    to authenticated;
$$;
