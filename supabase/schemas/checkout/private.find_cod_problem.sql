-- Why an order can't be paid on delivery, or null. pincode · over · open: too many open COD orders · refused: the
-- customer has refused parcels before. The same rules in the same order as lib/checkout/cod.ts.
create function private.find_cod_problem(
  p_pincode text, p_total numeric, p_phone text, p_except uuid default null
) returns text
language sql stable set search_path = '' as $$
  select case
    when not exists (select 1 from public.pincodes where pincode = p_pincode and cod_available) then 'pincode'
    when p_total > private.number_setting('cod_up_to', 5000) then 'over'
    when private.count_open_cod(p_phone, p_except) >= private.number_setting('cod_open_orders', 2) then 'open'
    when private.count_refused(p_phone) >= private.number_setting('cod_refusals', 2) then 'refused'
  end
$$;
