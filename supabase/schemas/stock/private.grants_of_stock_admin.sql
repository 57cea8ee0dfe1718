create function private.grants_of_stock_admin() returns void
language sql set search_path = '' as $$
  grant select on public.stock_counts, public.lost_demand, public.stock_list to authenticated;
  -- A view's functions run as its reader.
  grant execute on function private.low_stock_at() to authenticated;
  grant execute on function
    public.inventory_variants(bigint[]),
    public.find_stock_codes(text[]),
    public.variant_ledger(bigint, bigint, int),
    public.adjust_stock(jsonb, text, text, uuid),
    public.book_count(uuid, jsonb, text),
    public.set_low_stock_levels(bigint[], int),
    public.size_curve(int, text, bigint),
    public.list_lost_demand(int, int)
    to authenticated;
$$;
