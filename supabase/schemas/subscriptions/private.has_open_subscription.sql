-- Whether an account has a subscription that can still be charged, or a charge without its order.
create function private.has_open_subscription(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.subscriptions s
    where s.user_id = p_user_id and (
      s.ended_at is null and s.status <> 'created'
      or exists (select from private.subscription_charges c where c.subscription_id = s.id and c.state in ('paid', 'asked'))
    )
  )
$$;
