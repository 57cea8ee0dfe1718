-- Queues the email about a new delivery address: the first at once, and then one for all changes of ten minutes, with
-- the address at the time of sending.
create function private.queue_subscription_address_message(p_subscription private.subscriptions, p_event_id bigint, p_is_by_staff boolean) returns void
language plpgsql set search_path = '' as $$
declare
  v_email text := private.owner_mail_of(p_subscription);
  v_waiting bigint;
  v_last timestamptz;
begin
  select max(o.id) filter (where o.sent_at is null and o.dead_at is null and o.attempts = 0), max(o.created_at) into v_waiting, v_last
    from public.outbox o
    where o.order_id is null and o.user_id is null and o.email = v_email and o.topic = 'subscription_address'
      and o.data ->> 'subscription_id' = p_subscription.id::text and o.data -> 'is_by_staff' = to_jsonb(p_is_by_staff);
  -- Locked, so that it is not sent with the former address before this change commits.
  perform from public.outbox where id = v_waiting and attempts = 0 for update;
  if found then
    return;
  end if;
  insert into public.outbox (topic, email, next_at, data)
    values (
      'subscription_address', v_email, greatest(private.now(), v_last + interval '10 minutes'),
      jsonb_build_object('subscription_id', p_subscription.id, 'event_id', p_event_id, 'is_by_staff', p_is_by_staff)
    );
end $$;
