-- Sends a code for actions that only the holder of the order's phone may do, such as naming a UPI ID. Not for COD Review,
-- which has its own code. Codes of an earlier day are deleted. PT429 too_many.
create function public.send_phone_code(p_order_id uuid, p_code text, p_code_hash text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  -- After a cancelled exchange, the customer may be owed the cash of the first order.
  if v_order.status in ('COD Review', 'Pending Payment')
    or (v_order.status = 'Cancelled' and v_order.exchange_of is null) then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  delete from private.cod_codes where order_id = p_order_id and sent_at < private.retained_since('cod_codes');
  perform private.issue_order_code(v_order, p_code, p_code_hash, '0 s');
end $$;
