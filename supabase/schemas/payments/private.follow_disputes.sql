-- Holds the order while a dispute of one of its payments is open or lost, and records the amount of a lost one. The
-- caller holds the order's lock.
create function private.follow_disputes(p_order_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_dispute public.disputes;
  v_payment public.payments;
  v_taken numeric;
  v_is_disputed boolean := false;
begin
  update public.reconciliation_breaks set order_id = p_order_id
    where reason = 'disputed' and order_id is null
      and payment_id in (select payment_id from public.payments where order_id = p_order_id);
  for v_dispute in
    select d.* from public.disputes d join public.payments p on p.payment_id = d.payment_id
    where p.order_id = p_order_id and d.status not in ('won', 'closed')
    order by d.payment_id, d.dispute_id
  loop
    v_is_disputed := true;
    select * into v_payment from public.payments
      where payment_id = v_dispute.payment_id and status = 'captured' for no key update;
    if found and v_dispute.status = 'lost'
      and not exists (select from public.refunds where gateway_refund_id = v_dispute.dispute_id) then
      select least(v_dispute.amount, v_payment.amount - coalesce(sum(amount), 0)) into v_taken from public.refunds
        where payment_id = v_payment.payment_id and status <> 'failed'
          and (status <> 'requested' or gateway_refund_id is not null);
      if v_taken > 0 then
        insert into public.refunds (
          order_id, payment_id, amount, reason, method, status, gateway_refund_id, requested_by, processed_at
        ) values (
          p_order_id, v_payment.payment_id, v_taken, 'chargeback', 'source', 'processed', v_dispute.dispute_id, 'gateway', private.now()
        );
        perform private.reduce_queued_refunds(v_payment);
        perform private.follow_refunds(p_order_id);
        perform private.credit_lost_dispute(p_order_id);
      end if;
    end if;
  end loop;
  update public.orders set disputed_at = case when v_is_disputed then private.now() end
    where id = p_order_id and (disputed_at is not null) <> v_is_disputed;
end $$;
