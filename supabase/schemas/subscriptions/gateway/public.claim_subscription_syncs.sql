-- Subscriptions to poll at the gateway, next in an hour unless its answer sets another time; ended ones too, while the
-- gateway counts more charges than are booked. Returns [{ id, gateway_subscription_id, charged }], charged: the booked
-- payments.
create function public.claim_subscription_syncs(p_limit int, p_id uuid default null) returns jsonb
language sql volatile set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
  with due as materialized (
    select s.id from private.subscriptions s
    where s.gateway_subscription_id is not null and (p_id is null and s.next_sync_at <= private.now() or s.id = p_id)
    order by s.next_sync_at limit p_limit for no key update skip locked
  ), claimed as (
    update private.subscriptions s set next_sync_at = case
        when s.ended_at is null
          or s.paid_count > (select count(*) from private.subscription_charges c where c.subscription_id = s.id)
        then private.now() + interval '1 hour'
      end
      from due where s.id = due.id returning s.id, s.gateway_subscription_id
  )
  select coalesce(jsonb_agg(to_jsonb(claimed) || jsonb_build_object('charged', array(
    select c.payment_id from private.subscription_charges c where c.subscription_id = claimed.id
  ))), '[]') from claimed
$$;
