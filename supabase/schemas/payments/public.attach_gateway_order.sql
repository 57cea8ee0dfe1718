-- Stores the gateway order; the first one wins. Returns the stored one.
create function public.attach_gateway_order(p_order_id uuid, p_gateway_order_id text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_gateway_order_id text;
begin
  update public.orders set gateway_order_id = coalesce(gateway_order_id, p_gateway_order_id)
    where id = p_order_id and (payment_method = 'online' or prepay is not null)
    returning gateway_order_id into v_gateway_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_gateway_order_id;
end $$;
