-- Carries out a step of a case, which the caller has locked, and returns its outcome. PT409 case_closed (detail: by whom,
-- empty for the shop) | underway | not_failed | disputed and those of match_payment(), refund_unmatched_payment() and request_refund().
create function private.execute_money_step(p_case public.reconciliation_breaks, p_step public.money_steps) returns text
language plpgsql set search_path = '' as $$
declare
  v_reason text;
  v_result text := 'done';
begin
  if p_case.resolved_at is not null and p_step.kind <> 'note' then
    raise sqlstate 'PT409' using message = 'This case is closed', hint = 'case_closed', detail = coalesce((
      select coalesce(decided_name, asked_name) from public.money_steps
      where break_id = p_case.id and id <> p_step.id and kind <> 'note' and outcome = 'done'
      order by coalesce(decided_at, asked_at) desc limit 1
    ), '');
  end if;
  case p_step.kind
    when 'note' then null;
    when 'match' then v_result := private.match_payment(p_case, p_step.order_id);
    when 'refund' then
      if p_case.reason = 'unknown_order' then
        perform private.refund_unmatched_payment(p_case, p_step);
        return v_result;
      end if;
      select reason into v_reason from public.refunds where id = p_case.refund_id;
      if not found then
        raise sqlstate 'PT409' using message = 'No refund of this case has failed', hint = 'not_failed';
      elsif private.is_underway(p_case) then
        raise sqlstate 'PT409' using message = 'A refund is in progress', hint = 'underway';
      elsif private.is_in_dispute(p_case.payment_id) then
        raise sqlstate 'PT409' using message = 'The payment is disputed', hint = 'disputed';
      end if;
      -- A payment without an order has no order page where a manual refund could be recorded.
      if p_case.order_id is null and p_step.upi_id is not null then
        raise sqlstate 'PT422' using message = 'This refund goes to the original payment method', hint = 'bad_upi';
      end if;
      if p_case.payment_id = p_case.order_id::text then
        perform public.request_refund(
          p_case.order_id, p_case.amount, v_reason, 'admin', p_step.id, p_step.note, 'upi', p_step.upi_id
        );
      else
        perform private.queue_refund(
          p_case.order_id, p_case.payment_id, p_case.amount, v_reason, 'admin', p_step.note, p_step.id, p_step.upi_id
        );
      end if;
      perform private.replace_failed_refund(p_step.id, p_case.refund_id);
    when 'close' then
      if private.is_underway(p_case) then
        raise sqlstate 'PT409' using message = 'A refund is in progress', hint = 'underway';
      end if;
      update public.reconciliation_breaks set resolved_at = private.now(), resolution = p_step.note where id = p_case.id;
  end case;
  return v_result;
end $$;
