-- change_subscription() by staff for a customer. PT403; PT404; PT409 ended | stale | closed; PT422 bad_subscription.
create function public.change_subscription_by_staff(p_id uuid, p_version int, p_change jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  perform private.apply_subscription_change(private.lock_subscription_for_staff(p_id, p_version, true), p_change, 'admin');
end $$;
