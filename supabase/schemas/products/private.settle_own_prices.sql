-- Checks now what is otherwise checked at the end of the transaction: an error belongs to the save that caused it.
create function private.settle_own_prices() returns void
language plpgsql set search_path = '' as $$
begin
  set constraints public.products_own_prices, public.product_variants_own_prices, public.products_mrp,
    public.product_variants_mrp immediate;
  set constraints public.products_own_prices, public.product_variants_own_prices, public.products_mrp,
    public.product_variants_mrp deferred;
end $$;
