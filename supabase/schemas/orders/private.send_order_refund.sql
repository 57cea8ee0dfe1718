-- Sends an order's refund requested in the admin; the caller holds the order's lock. PT409 disputed | items_settled: already
-- returned or refunded; PT422 bad_upi | above_paid_value: more than was paid for the named items (detail); and those of request_refund().
create function private.send_order_refund(p_order public.orders, p_step public.money_steps) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_is_sent boolean := exists (select from public.refunds where id = p_step.id);
  v_first uuid := case when p_step.upi_id is not null then private.failed_refund_of(p_order.id, p_step.amount) end;
  v_worth numeric;
  v_answer jsonb;
begin
  -- It would wait for the bank, and keep the case of the dispute open.
  if p_order.disputed_at is not null then
    raise sqlstate 'PT409' using message = 'The payment is disputed', hint = 'disputed';
  end if;
  -- Online payments are refunded to their source; staff may enter a UPI ID only after that has failed, and for the
  -- failed amount only.
  if p_step.upi_id is not null and p_order.paid_by is not null
    and not exists (select from public.refunds where order_id = p_order.id and method = 'source' and status = 'failed')
  then
    raise sqlstate 'PT422' using message = 'This payment is refunded to the original payment method', hint = 'bad_upi';
  end if;
  if not v_is_sent and exists (
    select from (
      select order_item_id, sum(quantity) as quantity
      from jsonb_to_recordset(p_step.lines) as l (order_item_id bigint, quantity int) group by order_item_id
    ) as l
    left join public.order_items i on i.id = l.order_item_id and i.order_id = p_order.id
    where (l.quantity between 1 and i.quantity - private.count_settled_items(i)) is not true
  ) then
    raise sqlstate 'PT409' using message = 'These items are already being returned or refunded', hint = 'items_settled';
  end if;
  select sum(private.value_of_items(i, l.quantity)) into v_worth
    from jsonb_to_recordset(p_step.lines) as l (order_item_id bigint, quantity int)
    join public.order_items i on i.id = l.order_item_id;
  if not v_is_sent and p_step.amount > v_worth then
    raise sqlstate 'PT422' using
      message = 'More than was paid for the items', hint = 'above_paid_value', detail = v_worth::text;
  end if;
  v_answer := public.request_refund(
    p_order.id, p_step.amount, 'goodwill', 'admin', p_step.id, p_step.note,
    case when p_step.upi_id is null then 'source' else 'upi' end, p_step.upi_id
  );
  if not v_is_sent then
    update public.refunds set lines = p_step.lines where id = p_step.id;
    if v_first is not null then
      perform private.replace_failed_refund(p_step.id, v_first);
    end if;
  end if;
  return v_answer;
end $$;
