-- Sends a part or all of an order's money back. p_key: the refund's id, one per form, so that a second press returns the
-- first answer. p_left: what the form said is left. p_lines: [{ order_item_id, quantity }], the pieces that are paid back by
-- it. Above product_settings two_person_above, with what one person alone has sent back of the order, it waits until
-- a second one agrees (decide_money_step). Returns { id, amount, status }: waiting | declined, or the refund's. PT409
-- already_waiting | money_moved (detail: { left, actor, by, at }) and what send_order_refund() raises.
create function public.refund_at_desk(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_left numeric, p_lines jsonb default '[]',
  p_upi_id text default null
) returns jsonb
language sql set search_path = '' as $$
  select private.refund_at_desk(p_order_number, p_key, p_amount, p_note, p_left, p_lines, p_upi_id)
$$;
