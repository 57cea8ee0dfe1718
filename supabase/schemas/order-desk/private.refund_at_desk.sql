create function private.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text, p_payment_id text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  perform private.require_permission('orders.refund');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  -- It would wait for the bank, and keep the case of the dispute open.
  if v_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The bank disputes the payment', hint = 'disputed';
  end if;
  -- What was paid online goes back to where it came from: to an address that staff type only after that has failed.
  if p_upi_id is not null and v_order.paid_by is not null
    and not exists (select from public.refunds where order_id = v_order.id and method = 'source' and status = 'failed')
  then
    raise sqlstate 'PT422' using message = 'This payment goes back to where it came from', hint = 'bad_upi';
  end if;
  return public.request_refund(
    v_order.id, p_amount, 'goodwill', 'admin', p_key, private.words_or_refuse(p_note, 3, 2000),
    case when p_upi_id is null then 'source' else 'upi' end, p_upi_id, p_payment_id
  );
end $$;
