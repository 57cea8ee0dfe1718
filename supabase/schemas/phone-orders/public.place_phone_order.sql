-- Places the order of a draft by place_order, once, and closes the draft. p_staff took it; p_confirmed: why a COD order
-- needs no code, in their words, or null. The payment link is sent with it. PT403 forbidden | not_yours; PT404; PT409
-- stale, and those of place_order. A draft that was placed before returns its order again.
create function public.place_phone_order(
  p_draft_id uuid, p_version int, p_staff uuid, p_request_hash text, p_order jsonb,
  p_confirmed text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_known uuid;
  v_placed jsonb;
  v_id uuid;
begin
  if not private.staff_member_may(p_staff, 'orders.write') then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
  perform set_config('kapas.actor', p_staff::text, true);
  -- Separate from the look-up of the order: the same statement would not see an order that was placed while it waited.
  select order_id into v_known from public.phone_drafts where id = p_draft_id and author = p_staff for update;
  if v_known is not null then
    return (select jsonb_build_object('id', id, 'order_id', order_id) from public.orders where id = v_known);
  end if;
  perform private.lock_phone_draft(p_draft_id, p_version, p_staff);
  v_placed := public.place_order('phone ' || p_draft_id, p_request_hash, p_order);
  v_id := (v_placed ->> 'id')::uuid;
  perform private.record_order_event(v_id, 'taken_by_phone', null, null, 'admin');
  if p_order ->> 'payment_method' = 'online' then
    -- The customer waits on the phone: the link is sent at once, and is the only message about this payment.
    delete from public.outbox where order_id = v_id and topic = 'order_placed';
    perform private.send_payment_link(v_id, '{}');
  elsif p_order ->> 'payment_method' = 'cod' and p_confirmed is not null then
    delete from public.outbox where order_id = v_id and topic in ('order_placed', 'order_reminder');
    perform public.transition_order(v_id, 'Confirmed', 'admin', p_confirmed);
  end if;
  update public.phone_drafts set order_id = v_id, draft = '{}', version = version + 1
    where id = p_draft_id;
  return v_placed;
end $$;
