-- A list price in rupees as the shop shows it: with the shop-wide discount.
create function private.shown_price(p_list numeric) returns numeric
language sql stable set search_path = '' as $$
  select private.discounted(p_list, coalesce(private.number_setting('global_discount', 0), 0))
$$;
