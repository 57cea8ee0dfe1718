-- Credits the amount of a lost dispute as far as goods were returned without a refund. The rest is the shop's loss: the
-- customer has those goods. The caller holds the order's lock.
create function private.credit_lost_dispute(p_paid_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_taken numeric := (
    select sum(amount) from public.refunds where order_id = p_paid_id and reason = 'chargeback' and status = 'processed'
  );
  v_back numeric;
  v_invoice public.invoices;
  v_amount numeric;
begin
  select * into v_invoice from public.invoices where order_id = p_paid_id and kind = 'invoice';
  if v_taken is null or v_invoice.id is null then
    return;
  elsif (select status from public.orders where id = p_paid_id) in ('RTO', 'Cancelled') then
    select (v_invoice.data #>> '{totals,total}')::numeric - coalesce(sum(amount), 0) into v_back
      from public.refunds where order_id = p_paid_id and reason in ('undelivered', 'cancelled') and status <> 'failed';
  else
    select sum(private.value_of_return(q.id) - coalesce(r.amount, 0)) into v_back
      from public.return_requests q left join public.refunds r on r.id = q.refund_id and r.status <> 'failed'
      where q.order_id in (select private.orders_with_exchanges(p_paid_id)) and q.status = 'Received' and q.kind = 'return';
  end if;
  v_amount := least(coalesce(v_back, 0), v_taken) - coalesce((
    select sum((data #>> '{totals,total}')::numeric) from public.invoices
    where order_id = p_paid_id and kind = 'credit_note' and refund_id is null
  ), 0);
  v_amount := least(v_amount, private.invoice_creditable_amount(v_invoice));
  if v_amount > 0 then
    perform private.issue_invoice_credit_note(v_invoice, null, v_amount, 'returned');
  end if;
end $$;
