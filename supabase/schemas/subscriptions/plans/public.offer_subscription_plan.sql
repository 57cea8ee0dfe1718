-- Withdraws a plan from new subscribers, or offers it again; current ones keep it. Idempotent. PT404.
create function public.offer_subscription_plan(p_id bigint, p_is_offered boolean) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('subscriptions.plans');
  perform from private.subscription_plans where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This plan no longer exists', hint = 'not_found';
  end if;
  update private.subscription_plans set is_offered = p_is_offered, version = version + 1
    where id = p_id and is_offered <> p_is_offered;
end $$;
