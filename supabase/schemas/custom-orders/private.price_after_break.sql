-- A price less a discount in percent, in whole rupees.
create function private.price_after_break(p_price numeric, p_percent numeric) returns numeric
language sql immutable set search_path = '' as $$
  select round(round(p_price * (100 - p_percent) / 100, 2), 0)
$$;
