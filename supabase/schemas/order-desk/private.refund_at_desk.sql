create function private.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text, p_payment_id text
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('orders.refund');
  return public.request_refund(
    private.order_of_number(p_order_number), p_amount, 'goodwill', 'admin', p_key, p_note,
    case when p_upi_id is null then 'source' else 'upi' end, p_upi_id, p_payment_id
  );
end $$;
