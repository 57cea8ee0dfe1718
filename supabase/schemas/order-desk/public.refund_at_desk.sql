-- Sends a part or all of an order's money back. p_key: the refund's id, one per form, so that a second press returns the
-- first answer. Above product_settings two_person_above, with what one person alone has sent back of the order, it waits until
-- somebody else agrees (decide_money_step). Returns { id, amount, status }: waiting | declined, or the refund's. PT409
-- already_waiting and what send_order_refund() raises.
create function public.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_upi_id text default null, p_payment_id text default null
) returns jsonb
language sql set search_path = '' as $$
  select private.refund_at_desk(p_order_number, p_key, p_amount, p_note, p_upi_id, p_payment_id)
$$;
