-- Records the cash that the courier collected, once per order; it pays refunds owed for items returned earlier. PT409
-- nothing_due when there is none to collect.
create function public.collect_cod(p_order_id uuid, p_actor text default 'admin') returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if v_order.payment_status = 'cod_collected' then
    return 'already_collected';
  end if;
  if v_order.payment_status <> 'cod_due'
    or v_order.status not in ('Shipped', 'Delivered', 'Return Requested', 'Returned', 'Completed') then
    raise sqlstate 'PT409' using message = 'No cash is due for this order', hint = 'nothing_due';
  end if;
  update public.orders set payment_status = 'cod_collected', prepay = null where id = p_order_id;
  perform private.record_order_event(p_order_id, 'cod_collected', null, null, p_actor);
  perform private.pay_returns(p_order_id, p_actor);
  return 'collected';
end $$;
