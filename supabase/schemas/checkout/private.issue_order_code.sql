-- Replaces the order's code and sends the new one after p_after. PT429 too_many: one send per minute, five in all.
create function private.issue_order_code(p_order public.orders, p_code text, p_code_hash text, p_after interval) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.cod_codes as known (order_id, code_hash, sent_at) values (p_order.id, p_code_hash, private.now() + p_after)
    on conflict (order_id) do update
      set code_hash = excluded.code_hash, attempts = 0, sent = known.sent + 1, sent_at = excluded.sent_at
      where known.sent < 5 and known.sent_at < private.now() - interval '1 minute';
  if not found then
    raise sqlstate 'PT429' using message = 'A code is already being sent', hint = 'too_many';
  end if;
  perform private.record_order_event(p_order.id, 'code_sent', null, null, 'system');
  insert into public.outbox (next_at, topic, order_id, data)
    values (private.now() + p_after, 'cod_code', p_order.id, jsonb_build_object('code', p_code, 'asked_at', private.clock_timestamp()));
end $$;
