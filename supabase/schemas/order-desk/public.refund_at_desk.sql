-- Sends a part or all of an order's money back. p_key: the refund's id, one per form, so that a second press returns the
-- first answer. See request_refund.
create function public.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text default null, p_payment_id text default null
) returns jsonb
language sql set search_path = '' as $$
  select private.refund_at_desk(p_order_number, p_key, p_amount, p_note, p_upi_id, p_payment_id)
$$;
