-- Records that the gateway rejected a pending change, with its reason. A cancellation is requested again.
create function public.refuse_subscription_wish(p_id uuid, p_wish text, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  with refused as (
    update private.subscriptions
      set wish = case when p_wish = 'cancel' then wish end,
        wish_at = case when p_wish = 'cancel' then private.now() + interval '10 minutes' end,
        wish_error = left(p_error, 400), resumes_at = case when p_wish = 'pause' then null else resumes_at end, version = version + 1
      where id = p_id and wish = p_wish returning id
  )
  insert into private.subscription_events (subscription_id, type, actor, note)
    select id, 'wish_refused', 'gateway', left(p_error, 400) from refused
$$;
