-- Pending changes to request from the gateway, each leased to one worker for two minutes. p_id: only this one, now.
-- Returns [{ id, wish, gateway_subscription_id }].
create function public.claim_subscription_wishes(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select s.id from private.subscriptions s
    where s.wish is not null and s.gateway_subscription_id is not null and (p_id is null and s.wish_at <= private.now() or s.id = p_id)
    order by s.wish_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscriptions s set wish_at = private.now() + interval '2 minutes'
      from due where s.id = due.id returning s.id, s.wish, s.gateway_subscription_id
  )
  select coalesce(jsonb_agg(to_jsonb(claimed)), '[]') from claimed
$$;
