-- requested < pending < failed < processed, and never back: the gateway's final answer is that the refund is paid. The caller
-- holds the locks of order and refund. The case of a failed refund closes with it or with a later replacement. Without an order
-- there is no timeline and no customer to notify; its case closes with it. Returns the status after the call.
create function private.move_refund(p_refund public.refunds, p_status text, p_why text default null) returns text
language plpgsql set search_path = '' as $$
declare
  v_ranks constant text[] := array['requested', 'pending', 'failed', 'processed'];
  v_about text := coalesce(p_refund.payment_id, p_refund.order_id::text);
  v_why text := case when p_status = 'failed' then coalesce(left(p_why, 500), 'The gateway gave no reason') end;
  v_first uuid := coalesce(p_refund.follows, p_refund.id);
  v_fact jsonb := jsonb_strip_nulls(
    jsonb_build_object('refund_id', p_refund.id, 'amount', p_refund.amount, 'follows', p_refund.follows)
  );
begin
  if array_position(v_ranks, p_status) <= array_position(v_ranks, p_refund.status) then
    return p_refund.status;
  end if;
  update public.refunds
    set status = p_status, last_error = v_why, next_at = private.now() + interval '1 minute',
      processed_at = case when p_status = 'processed' then private.now() end
    where id = p_refund.id;

  if p_status = 'failed' then
    if p_refund.order_id is not null then
      perform private.record_order_event(p_refund.order_id, 'refund_failed', null, null, 'system', '', v_fact);
    end if;
    perform private.record_break('refund_failed', v_about, p_refund.order_id, p_refund.amount,
      jsonb_build_object('refund_id', p_refund.id, 'why', v_why), p_refund_id => v_first);
  elsif p_status = 'processed' then
    if p_refund.order_id is not null then
      perform private.record_order_event(
        p_refund.order_id, 'refund_processed', null, null, 'system', '', v_fact
      );
      perform private.follow_refunds(p_refund.order_id);
      perform private.queue_message('refund_processed', p_refund.order_id, jsonb_build_object('refund_id', p_refund.id));
    end if;
    update public.reconciliation_breaks b set resolved_at = private.now(), resolution = 'Refunded'
      where b.payment_id = v_about and b.resolved_at is null and (
        b.refund_id = v_first
        or b.reason not in ('event_id_reused', 'disputed', 'refund_failed')
        and (b.reason <> 'unknown_order' or p_refund.order_id is null)
        and b.amount <= (
          select sum(amount) from public.refunds where payment_id = p_refund.payment_id and status = 'processed'
        )
      );
  end if;
  return p_status;
end $$;
