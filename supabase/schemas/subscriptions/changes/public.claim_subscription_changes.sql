-- Pending changes to request from the gateway, each leased to one worker for two minutes. p_id: only this one, now.
-- Returns [{ id, pending_change, gateway_subscription_id }].
create function public.claim_subscription_changes(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select s.id from private.subscriptions s
    where s.pending_change is not null and s.gateway_subscription_id is not null and (p_id is null and s.change_due_at <= private.now() or s.id = p_id)
    order by s.change_due_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscriptions s set change_due_at = private.now() + interval '2 minutes'
      from due where s.id = due.id returning s.id, s.pending_change, s.gateway_subscription_id
  )
  select coalesce(jsonb_agg(to_jsonb(claimed)), '[]') from claimed
$$;
