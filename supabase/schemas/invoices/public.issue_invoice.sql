-- The order's only invoice, issued when there is none. PT409 with hint not_confirmed | cancelled | exchange: an exchange
-- isn't a separate supply and has no invoice. Earlier refunds get their credit notes with it.
create function public.issue_invoice(p_order_id uuid) returns public.invoices
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_invoice public.invoices;
begin
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  select * into v_invoice from public.invoices where order_id = p_order_id and kind = 'invoice';
  if found then
    return v_invoice;
  end if;
  if v_order.status = 'Cancelled' then
    raise sqlstate 'PT409' using message = 'A cancelled order gets no invoice', hint = 'cancelled';
  elsif v_order.status in ('Pending Payment', 'COD Review')
    or (v_order.payment_method = 'online' and v_order.paid_by is null) then
    raise sqlstate 'PT409' using message = 'An invoice needs a confirmed order', hint = 'not_confirmed';
  elsif v_order.exchange_of is not null then
    raise sqlstate 'PT409' using message = 'An exchange order gets no invoice', hint = 'exchange';
  end if;
  v_invoice := private.issue_tax_document('invoice', p_order_id, null, private.invoice_data(v_order));
  perform private.credit_refund(r.id) from (
    select id from public.refunds where order_id = p_order_id and status = 'processed' order by processed_at, id
  ) as r;
  return v_invoice;
end $$;
