-- The recipient of security messages of a subscription: the proven address of its account, since the entered one may be another person's.
create function private.owner_mail_of(p_subscription private.subscriptions) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select nullif(email, '') from auth.users where id = p_subscription.user_id and email_confirmed_at is not null), p_subscription.email
  )
$$;
