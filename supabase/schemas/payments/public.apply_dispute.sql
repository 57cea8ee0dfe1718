-- p_status: open | under_review | action_required | won | closed | lost. A final status never changes; a lost dispute blocks
-- the order until staff close it: the money is gone. Returns { result }: recorded, unknown_order, or event_id_reused.
create function public.apply_dispute(
  p_event_id text, p_event_type text, p_body_hash text, p_dispute_id text, p_payment_id text, p_status text,
  p_amount numeric, p_raw jsonb, p_phase text default null, p_reason_code text default null,
  p_respond_by timestamptz default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_ranks constant text[] := array['open', 'under_review', 'action_required', 'won', 'closed', 'lost'];
  v_order_id uuid;
  v_answer jsonb;
begin
  if array_position(v_ranks, p_status) is null then
    raise sqlstate 'PT422' using message = 'Unknown kind of dispute event', hint = 'bad_kind';
  end if;
  perform private.lock_payment_id(p_payment_id);
  v_answer := private.register_event(p_event_id, p_event_type, p_body_hash, p_payment_id, p_raw);
  if v_answer is not null then
    return v_answer;
  end if;
  select order_id into v_order_id from public.payments where payment_id = p_payment_id;
  perform 1 from public.orders where id = v_order_id for update;

  insert into public.disputes as known (dispute_id, payment_id, phase, status, amount, reason_code, respond_by)
    values (p_dispute_id, p_payment_id, p_phase, p_status, p_amount, p_reason_code, p_respond_by)
    on conflict (dispute_id) do update
      set status = excluded.status, amount = excluded.amount, phase = coalesce(excluded.phase, known.phase),
        reason_code = coalesce(excluded.reason_code, known.reason_code),
        respond_by = coalesce(excluded.respond_by, known.respond_by)
      where known.payment_id = excluded.payment_id
        and array_position(v_ranks, known.status) < array_position(v_ranks, excluded.status);
  -- Nothing is written when the event has nothing new: lower or equal ranks never overwrite.
  if found then
    perform private.record_break('disputed', p_payment_id, v_order_id, p_amount);
    if not exists (
      select from public.disputes where payment_id = p_payment_id and status not in ('won', 'closed')
    ) then
      perform private.resolve_break('disputed', p_payment_id, 'Decided for the shop');
    end if;
    if v_order_id is not null then
      perform private.record_order_event(
        v_order_id, 'dispute_' || p_status, null, null, 'gateway', '',
        jsonb_build_object('dispute_id', p_dispute_id, 'payment_id', p_payment_id)
      );
      perform private.follow_disputes(v_order_id);
    end if;
  end if;
  return private.close_event(p_event_id, jsonb_build_object(
    'result', case when v_order_id is null then 'unknown_order' else 'recorded' end
  ));
end $$;
