-- A list price in rupees as the shop shows it: with the shop-wide discount, rounded as in lib/pricing/discount.ts.
create function private.shown_price(p_list numeric) returns numeric
language sql stable set search_path = '' as $$
  select case when factor = 1 then p_list else least(p_list, greatest(1, round(p_list * factor))) end
  from (select 1 - coalesce(private.number_setting('global_discount', 0), 0) / 100 as factor) as discount
$$;
