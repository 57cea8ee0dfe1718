-- Does what was asked of a case, and returns what came of it. The caller holds the payment's id and the step. PT409 closed | underway | not_failed and what
-- match_payment() and request_refund() raise.
create function private.do_money_step(p_step public.money_steps) returns text
language plpgsql set search_path = '' as $$
declare
  v_case public.reconciliation_breaks;
  v_reason text;
  v_result text := 'done';
begin
  -- Orders come before cases: whoever moves the order's money closes its cases.
  select * into v_case from public.reconciliation_breaks where id = p_step.break_id;
  if p_step.kind = 'refund' then
    perform 1 from public.orders where id = v_case.order_id for update;
  end if;
  if p_step.kind <> 'match' then
    select * into v_case from public.reconciliation_breaks where id = p_step.break_id for update;
  end if;
  if v_case.resolved_at is not null and p_step.kind <> 'note' then
    raise sqlstate 'PT409' using message = 'This case is closed', hint = 'case_closed';
  end if;
  case p_step.kind
    when 'note' then null;
    when 'match' then v_result := private.match_payment(v_case, p_step.order_id);
    when 'refund' then
      select reason into v_reason from public.refunds where id::text = v_case.detail ->> 'refund_id' and status = 'failed';
      if v_case.reason <> 'refund_failed' or v_reason is null then
        raise sqlstate 'PT409' using message = 'No refund of this case has failed', hint = 'not_failed';
      end if;
      if exists (
        select from public.refunds where status in ('requested', 'pending')
          and coalesce(payment_id, order_id::text) = v_case.payment_id
      ) then
        raise sqlstate 'PT409' using message = 'A refund is under way', hint = 'underway';
      end if;
      if v_case.payment_id = v_case.order_id::text then
        perform public.request_refund(
          v_case.order_id, v_case.amount, 'goodwill', 'admin', p_step.id, p_step.note, 'upi', p_step.upi_id
        );
      else
        perform private.queue_refund(
          v_case.order_id, v_case.payment_id, v_case.amount, v_reason, 'admin', p_step.note, p_step.id, p_step.upi_id
        );
      end if;
    when 'close' then
      if exists (
        select from public.refunds where status in ('requested', 'pending')
          and coalesce(payment_id, order_id::text) = v_case.payment_id
      ) then
        raise sqlstate 'PT409' using message = 'A refund is under way: the case closes with it', hint = 'underway';
      end if;
      update public.reconciliation_breaks set resolved_at = now(), resolution = p_step.note where id = v_case.id;
  end case;
  return v_result;
end $$;
