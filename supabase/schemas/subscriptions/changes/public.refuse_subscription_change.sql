-- Records that the gateway rejected a pending change, with its reason. A cancellation is requested again.
create function public.refuse_subscription_change(p_id uuid, p_change text, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  with refused as (
    update private.subscriptions
      set pending_change = case when p_change = 'cancel' then pending_change end,
        change_due_at = case when p_change = 'cancel' then private.now() + interval '10 minutes' end,
        change_error = left(p_error, 400), resumes_at = case when p_change = 'pause' then null else resumes_at end, version = version + 1
      where id = p_id and pending_change = p_change returning id
  )
  insert into private.subscription_events (subscription_id, type, actor, note)
    select id, 'change_refused', 'gateway', left(p_error, 400) from refused
$$;
