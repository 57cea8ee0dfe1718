-- Changes the delivery and its recipient, see apply_subscription_change(). Returns subscription_row(). PT404; PT409
-- ended | stale | closed; PT422 bad_subscription.
create function public.change_subscription(p_id uuid, p_version int, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_row private.subscriptions;
begin
  -- In its own statement, so that the row is read after the change.
  v_row := private.apply_subscription_change(private.lock_own_subscription(p_id, p_version), p_change, 'customer');
  return private.subscription_row(v_row);
end $$;
