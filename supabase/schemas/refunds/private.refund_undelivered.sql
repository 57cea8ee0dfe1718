create function private.refund_undelivered(p_order public.orders, p_actor text) returns void
language plpgsql set search_path = '' as $$
declare
  v_amount numeric := least(
    p_order.total - private.group_refund_of(p_order.id) - private.compute_rto_deduction(p_order), private.refundable_amount(p_order)
  );
begin
  if p_order.paid_by is not null and v_amount > 0 then
    perform private.queue_refund(p_order.id, p_order.paid_by, v_amount, 'undelivered', p_actor);
  end if;
end $$;
