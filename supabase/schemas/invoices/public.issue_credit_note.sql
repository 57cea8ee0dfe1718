-- The refund's only credit note, issued when there is none. PT409 with hint not_processed; no_invoice; not_of_the_order:
-- the refunded money never paid for the goods; nothing_left: earlier credit notes cover the whole invoice.
create function public.issue_credit_note(p_refund_id uuid) returns public.invoices
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
  v_invoice public.invoices;
  v_note public.invoices;
  v_amount numeric;
begin
  select * into v_refund from public.refunds where id = p_refund_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  end if;
  -- Serialises the credit notes of an order: each builds on the earlier ones.
  perform 1 from public.orders where id = v_refund.order_id for update;
  select * into v_note from public.invoices where refund_id = p_refund_id;
  if found then
    return v_note;
  end if;
  select * into v_invoice from public.invoices where order_id = v_refund.order_id and kind = 'invoice';
  v_amount := least(v_refund.amount, private.invoice_creditable_amount(v_invoice));
  if v_refund.status <> 'processed' then
    raise sqlstate 'PT409' using message = 'The refund isn''t processed yet', hint = 'not_processed';
  elsif v_invoice.id is null then
    raise sqlstate 'PT409' using message = 'The order has no invoice', hint = 'no_invoice';
  elsif v_refund.reason not in ('cancelled', 'returned', 'goodwill', 'undelivered', 'group_price') then
    raise sqlstate 'PT409' using message = 'This payment isn''t for this order', hint = 'not_of_the_order';
  elsif v_amount <= 0 then
    raise sqlstate 'PT409' using message = 'The invoice is already fully credited', hint = 'nothing_left';
  end if;
  return private.issue_invoice_credit_note(v_invoice, p_refund_id, v_amount, v_refund.reason);
end $$;
