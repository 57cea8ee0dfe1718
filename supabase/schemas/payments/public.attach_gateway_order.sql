-- Stores the gateway order of p_amount rupees; the first one wins. Returns the stored one. PT404: the order is gone, or costs another amount.
create function public.attach_gateway_order(p_order_id uuid, p_gateway_order_id text, p_amount numeric) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_gateway_order_id text;
begin
  update public.orders o set gateway_order_id = coalesce(gateway_order_id, p_gateway_order_id)
    where id = p_order_id and private.is_due(o, p_amount, 'INR')
    returning gateway_order_id into v_gateway_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_gateway_order_id;
end $$;
