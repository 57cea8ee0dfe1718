-- The amount, in rupees, that the shop retains of a prepaid parcel returned to sender (RTO): product_settings rto_deduction,
-- as in the shipping policy.
create function private.compute_rto_deduction(p_order public.orders) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_setting text := private.setting('rto_deduction');
begin
  if v_setting is not null and v_setting not in ('nothing', 'delivery', 'both_ways') then
    raise warning 'product_settings rto_deduction is "%": the delivery charge is kept', v_setting;
  end if;
  return least(p_order.total, p_order.shipping * case v_setting when 'nothing' then 0 when 'both_ways' then 2 else 1 end);
end $$;
