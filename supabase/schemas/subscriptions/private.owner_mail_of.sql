-- Where news about the safety of a subscription go: to the proven address of its account, since what was typed may be somebody else's.
create function private.owner_mail_of(p_subscription private.subscriptions) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select nullif(email, '') from auth.users where id = p_subscription.user_id and email_confirmed_at is not null), p_subscription.email
  )
$$;
