-- Returns confirmed | wrong | expired | spent | open | coupon. A correct code confirms the order, unless the customer
-- now has too many open COD orders (open) or has used its coupon on another order (coupon).
create function public.check_cod_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_outcome text;
begin
  if v_order.status <> 'COD Review' then
    return case when v_order.status in ('Cancelled', 'Pending Payment') then 'expired' else 'confirmed' end;
  end if;
  v_outcome := private.verify_order_code(p_order_id, p_code_hash);
  if v_outcome <> 'right' then
    return v_outcome;
  end if;
  perform private.lock_customer(v_order.user_id, v_order.email, v_order.phone);
  if private.count_open_cod(v_order.phone, p_order_id) >= private.setting('cod_open_orders')::int then
    return 'open';
  end if;
  if private.has_reused_coupon(v_order) then
    return 'coupon';
  end if;
  perform public.transition_order(p_order_id, 'Confirmed', 'system', 'Confirmed with the code sent by SMS');
  delete from private.cod_codes where order_id = p_order_id;
  return 'confirmed';
end $$;
