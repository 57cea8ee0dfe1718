-- A second person approves a step, which is then carried out, or declines it; the requester may withdraw it. A step with
-- a case needs money.write, a refund of an order needs orders.refund. PT404; PT409 decided (detail: by whom) |
-- same_person | requester_not_permitted | case_changed: its amount has changed | outcome_differs: the order has changed since; and
-- those of execute_money_step() and send_order_refund().
create function public.decide_money_step(p_step_id uuid, p_is_agreed boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_case public.reconciliation_breaks;
  v_order public.orders;
  v_step public.money_steps;
  v_permission text := 'money.write';
begin
  select * into v_step from public.money_steps where id = p_step_id;
  if v_step.kind = 'order_refund' then
    v_permission := 'orders.refund';
  end if;
  perform private.require_permission(v_permission);
  if v_step.kind = 'order_refund' then
    v_order := private.lock_order(v_step.order_id);
  else
    v_case := private.lock_money_case(v_step.break_id);
  end if;
  select * into v_step from public.money_steps where id = p_step_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such step', hint = 'not_found';
  elsif v_step.outcome <> 'waiting' then
    raise sqlstate 'PT409' using message = 'This step has already been decided', hint = 'decided',
      detail = coalesce(v_step.decided_name, v_step.asked_name);
  elsif p_is_agreed and v_step.asked_by is not distinct from (select auth.uid()) then
    raise sqlstate 'PT409' using message = 'A second person must approve', hint = 'same_person';
  elsif p_is_agreed and not private.staff_member_may(v_step.asked_by, v_permission) then
    raise sqlstate 'PT409' using message = 'The person who requested it no longer has permission', hint = 'requester_not_permitted';
  elsif p_is_agreed and v_step.break_id is not null and v_step.amount is distinct from v_case.amount then
    raise sqlstate 'PT409' using message = 'The amount of this case has changed', hint = 'case_changed';
  end if;
  update public.money_steps
    set outcome = case when p_is_agreed then 'done' else 'declined' end, decided_by = (select auth.uid()),
      decided_name = private.format_person_name((select auth.uid())), decided_at = private.now()
    where id = p_step_id;
  if p_is_agreed and v_step.kind = 'order_refund' then
    perform private.send_order_refund(v_order, v_step);
  elsif p_is_agreed and private.execute_money_step(v_case, v_step) is distinct from v_step.expected then
    raise sqlstate 'PT409' using message = 'The outcome would differ from the one requested', hint = 'outcome_differs';
  end if;
end $$;
