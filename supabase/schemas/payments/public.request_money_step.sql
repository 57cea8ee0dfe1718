-- A step with a case: note | match | refund | close. Above product_settings two_person_above a second person must
-- approve all but notes. p_version: of the case on the caller's screen; not checked for notes. p_key: the step's id;
-- sent again, it returns the first answer. Returns done | waiting. PT404; PT409 case_updated | approval_pending and those
-- of execute_money_step(); PT422 no_reason | bad_upi | no_such_order.
create function public.request_money_step(
  p_id bigint, p_version text, p_key uuid, p_kind text, p_note text, p_order_number text default null, p_upi_id text default null
) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_case public.reconciliation_breaks;
  v_step public.money_steps;
  v_note text := private.require_text(p_note);
  v_needs_two boolean;
begin
  perform private.require_permission('money.write');
  v_case := private.lock_money_case(p_id);
  if v_case.id is null then
    raise sqlstate 'PT404' using message = 'No such case', hint = 'not_found';
  elsif p_upi_id !~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$' then
    raise sqlstate 'PT422' using message = 'This isn''t a UPI ID', hint = 'bad_upi';
  elsif p_kind = 'match' and not exists (select from public.orders where order_id = p_order_number) then
    raise sqlstate 'PT422' using message = 'No such order', hint = 'no_such_order';
  end if;
  select * into v_step from public.money_steps where id = p_key;
  if found and (v_step.break_id, v_step.kind) is distinct from (p_id, p_kind) then
    raise sqlstate 'PT409' using message = 'This key belongs to another step', hint = 'key_reused';
  elsif found then
    return case v_step.outcome when 'waiting' then 'waiting' else 'done' end;
  end if;
  if p_kind <> 'note' then
    perform private.refuse_changed_case(v_case, p_version);
    if exists (select from public.money_steps where break_id = p_id and outcome = 'waiting') then
      raise sqlstate 'PT409' using message = 'A step of this case is waiting for approval', hint = 'approval_pending';
    end if;
  end if;
  v_needs_two := p_kind <> 'note' and coalesce(v_case.amount, 0) > coalesce(private.number_setting('two_person_above', 5000), 5000);
  insert into public.money_steps (id, break_id, kind, note, order_id, upi_id, amount, asked_by, asked_name, outcome)
    values (
      p_key, p_id, p_kind, v_note, (select id from public.orders where order_id = p_order_number and p_kind = 'match'),
      case when p_kind = 'refund' then p_upi_id end, v_case.amount, (select auth.uid()), private.format_person_name((select auth.uid())),
      case when v_needs_two then 'waiting' else 'done' end
    ) returning * into v_step;
  if v_needs_two then
    -- Raises errors for the requester, not for the person who approves.
    begin
      v_step.expected := private.execute_money_step(v_case, v_step);
      raise sqlstate 'KP000';
    exception when sqlstate 'KP000' then
      update public.money_steps set expected = v_step.expected where id = p_key;
      return 'waiting';
    end;
  end if;
  perform private.execute_money_step(v_case, v_step);
  return 'done';
end $$;
