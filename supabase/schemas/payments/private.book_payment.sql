-- Records an event of a known order's payment and applies it. The caller holds the locks of the payment's id and the
-- order. Returns the `result` of apply_payment().
create function private.book_payment(
  p_order public.orders, p_payment_id text, p_kind text, p_amount numeric, p_currency text, p_method text, p_raw jsonb
) returns text
language plpgsql set search_path = '' as $$
declare
  v_payment public.payments;
  v_rank int := case p_kind when 'failed' then 1 when 'authorized' then 2 when 'captured' then 3 end;
  v_result text := 'recorded';
begin
  insert into public.payments as known (payment_id, order_id, amount, currency, status, method, raw)
    values (p_payment_id, p_order.id, p_amount, p_currency, p_kind, p_method, p_raw)
    on conflict (payment_id) do update
      set status = excluded.status, amount = excluded.amount, method = coalesce(excluded.method, known.method),
        raw = excluded.raw
      where known.rank < v_rank and known.order_id = excluded.order_id
    returning * into v_payment;

  -- No row is returned when the event has nothing new: lower or equal ranks never overwrite.
  if not found then
    return case when p_order.paid_by = p_payment_id then 'already_confirmed' else 'recorded' end;
  end if;
  if p_kind = 'captured' then
    v_result := private.settle_capture(p_order, v_payment);
    perform private.apply_waiting_refunds(p_order.id, p_payment_id);
    perform private.resolve_break('unknown_order', p_payment_id, 'Its order became known');
  elsif p_order.payment_method = 'online' and p_order.paid_by is null and private.is_due(p_order, p_amount, p_currency) and (
    (p_kind = 'authorized' and p_order.status in ('Pending Payment', 'Cancelled'))
    or (p_kind = 'failed' and p_order.status = 'Pending Payment' and p_order.payment_status = 'created')
  ) then
    update public.orders
      set payment_status = case p_kind when 'failed' then 'attempted_failed' else 'authorized' end
      where id = p_order.id;
    perform private.record_order_event(
      p_order.id, 'payment_' || p_kind, null, null, 'system', '', jsonb_build_object('payment_id', p_payment_id)
    );
  end if;
  perform private.follow_disputes(p_order.id);
  return v_result;
end $$;
