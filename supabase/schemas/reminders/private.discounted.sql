-- A list price in rupees with a discount in percent, rounded as in lib/pricing/discount.ts.
create function private.discounted(p_list numeric, p_percent numeric) returns numeric
language sql immutable set search_path = '' as $$
  select case when p_percent = 0 then p_list
    else least(p_list, greatest(1, round(p_list * (1 - p_percent / 100)))) end
$$;
