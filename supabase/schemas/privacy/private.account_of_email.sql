-- The account that has proven this address.
create function private.account_of_email(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from auth.users where lower(email) = lower(p_email) and email_confirmed_at is not null
$$;
