-- Requests a gateway change for the owner, see set_pending_change(). Cancelling works at any time and with any
-- version. Returns subscription_row(). PT404; PT409 also stale | closed.
create function public.request_subscription_change(p_id uuid, p_version int, p_change text, p_charges int, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  return private.subscription_row(private.set_pending_change(
    case when p_change = 'cancel' then private.own_subscription(p_id) else private.lock_own_subscription(p_id, p_version) end,
    p_change, p_charges, 'customer', p_reason
  ));
end $$;
