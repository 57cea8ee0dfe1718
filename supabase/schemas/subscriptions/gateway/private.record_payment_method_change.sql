-- Records another payment method of a subscription and notifies its owner, once per change: the gateway names another
-- method, or p_payment_id, a payment of its window, is not the subscription's first. p_old: the row as it was.
create function private.record_payment_method_change(p_old private.subscriptions, p_method text, p_payment_id text) returns void
language plpgsql set search_path = '' as $$
declare
  v_first text;
  v_event_id bigint;
begin
  select c.payment_id into v_first from private.subscription_charges c
    where c.subscription_id = p_old.id order by c.paid_at, c.id limit 1;
  if p_old.status = 'created' or p_old.ended_at is not null
    or (p_method <> p_old.method or p_payment_id <> v_first or p_payment_id is not null and p_old.status in ('pending', 'halted')) is not true
    -- The browser and the gateway report the same change.
    or exists (
      select from private.subscription_events e
      where e.subscription_id = p_old.id and e.type = 'payment_changed'
        and (e.data ->> 'payment_id' = p_payment_id or e.created_at > private.now() - interval '10 minutes')
    ) then
    return;
  end if;
  insert into private.subscription_events (subscription_id, type, actor, data)
    values (p_old.id, 'payment_changed', 'gateway', jsonb_strip_nulls(jsonb_build_object('method', p_method, 'payment_id', p_payment_id)))
    returning id into v_event_id;
  p_old.email := private.owner_mail_of(p_old);
  perform private.queue_subscription_message(p_old, 'subscription_payment', jsonb_build_object('event_id', v_event_id));
end $$;
