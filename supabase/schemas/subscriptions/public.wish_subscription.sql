-- Requests a gateway change for the owner, see set_subscription_wish(). Cancelling works at any time and with any
-- version. Returns subscription_row(). PT404; PT409 also stale | closed.
create function public.wish_subscription(p_id uuid, p_version int, p_wish text, p_charges int, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  return private.subscription_row(private.set_subscription_wish(
    case when p_wish = 'cancel' then private.own_subscription(p_id) else private.hold_own_subscription(p_id, p_version) end,
    p_wish, p_charges, 'customer', p_reason
  ));
end $$;
