-- Queues an email about a subscription, and an urgent one as SMS too: once for each topic and p_data.
create function private.queue_subscription_message(
  p_subscription private.subscriptions, p_topic text, p_data jsonb default '{}', p_is_urgent boolean default false
) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, email, data, channel)
    select p_topic, p_subscription.email, p_data || jsonb_build_object('subscription_id', p_subscription.id), channel
    from unnest(case when p_is_urgent then array['email', 'sms'] else array['email'] end) as channel
    on conflict do nothing
$$;
