-- Refunds a part or all of an order. p_key: the refund's id, one per form, so that a repeated submission returns the
-- first answer. p_left: the refundable amount that the form showed. p_lines: [{ order_item_id, quantity }], the refunded
-- items. Above product_settings two_person_above, including what one person alone has refunded of the order, it waits
-- for a second person (decide_money_step). Returns { id, amount, status }: waiting | declined, or the refund's. PT409
-- approval_pending | refundable_changed (detail: { left, actor, by, at }) and those of send_order_refund().
create function public.refund_order_by_staff(
  p_order_number text, p_key uuid, p_amount numeric, p_note text, p_left numeric, p_lines jsonb default '[]',
  p_upi_id text default null
) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_step public.money_steps;
  v_note text := private.require_text(p_note);
  v_is_sent boolean;
  v_needs_two boolean;
begin
  perform private.require_permission('orders.refund');
  if (p_amount > 0 and p_amount < 1e10 and p_amount = round(p_amount, 2)) is not true then
    raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
  end if;
  v_order := private.lock_order(private.order_of_number(p_order_number));
  v_is_sent := exists (select from public.refunds where id = p_key);
  select * into v_step from public.money_steps where id = p_key;
  if found and (v_step.kind, v_step.order_id, v_step.amount) is distinct from ('order_refund', v_order.id, p_amount) then
    raise sqlstate 'PT409' using message = 'This refund was already requested with other contents', hint = 'key_reused';
  end if;
  if v_step.id is null then
    if not v_is_sent then
      perform private.refuse_changed_refundable(v_order, p_left);
    end if;
    v_needs_two := p_amount + private.refunded_alone(v_order.id) > coalesce(private.number_setting('two_person_above', 5000), 5000)
      and not v_is_sent;
    v_step := jsonb_populate_record(null::public.money_steps, jsonb_build_object(
      'id', p_key, 'kind', 'order_refund', 'note', v_note, 'order_id', v_order.id, 'lines', p_lines, 'upi_id', p_upi_id,
      'amount', p_amount, 'asked_by', (select auth.uid()), 'asked_name', private.format_person_name((select auth.uid())),
      'asked_at', private.now(), 'outcome', 'waiting'
    ));
    if v_needs_two is not true then
      return private.send_order_refund(v_order, v_step);
    elsif exists (
      select from public.money_steps where order_id = v_order.id and kind = 'order_refund' and outcome = 'waiting'
    ) then
      raise sqlstate 'PT409' using message = 'A refund of this order is waiting for approval', hint = 'approval_pending';
    end if;
    -- Raises errors for the requester, not for the person who approves.
    begin
      perform private.send_order_refund(v_order, v_step);
      raise sqlstate 'KP000';
    exception when sqlstate 'KP000' then
      insert into public.money_steps select v_step.*;
    end;
  end if;
  return jsonb_build_object('id', p_key, 'amount', v_step.amount, 'status', coalesce(
    (select status from public.refunds where id = p_key), v_step.outcome
  ));
end $$;
