-- The low-stock level of a variant without its own, in available items: product_settings low_stock_at, 0 to 10, or 5.
create function private.low_stock_at() returns int
language sql stable set search_path = '' as $$
  select least(coalesce(private.number_setting('low_stock_at', 5), 5), 10)::int
$$;
