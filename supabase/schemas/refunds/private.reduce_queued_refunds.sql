-- Money was refunded outside the shop: reduces our queued and unsent refunds to what is left, the newest first.
create function private.reduce_queued_refunds(p_payment public.payments) returns void
language plpgsql set search_path = '' as $$
declare
  v_refund public.refunds;
  v_over numeric;
begin
  for v_refund in
    select * from public.refunds
    where payment_id = p_payment.payment_id and status = 'requested' and gateway_refund_id is null
    order by created_at desc, id for update
  loop
    v_over := -private.payment_refundable_amount(p_payment);
    exit when v_over <= 0;
    if v_refund.amount <= v_over then
      update public.refunds set status = 'failed', last_error = 'The money went back another way' where id = v_refund.id;
    elsif v_refund.attempts = 0 then
      update public.refunds set amount = amount - v_over where id = v_refund.id;
    else
      perform private.move_refund(v_refund, 'failed', 'Too little is left of the payment: a part went back another way');
    end if;
  end loop;
end $$;
