-- Charges that need an order, each leased to one worker for two minutes, and those without a subscriber's choice in
-- time, to refund. p_id: only this one, now. Returns [{ id, is_over }].
create function public.claim_subscription_charges(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select c.id from private.subscription_charges c
    where c.state in ('paid', 'asked') and (p_id is null and c.next_at <= private.now() or c.id = p_id and c.state = 'paid')
    order by c.next_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscription_charges c set next_at = private.now() + interval '2 minutes'
      from due where c.id = due.id
      returning c.id, c.state
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'is_over', state = 'asked')), '[]') from claimed
$$;
