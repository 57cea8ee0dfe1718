-- Whether the caller has set up an authenticator app.
create function private.has_second_factor() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;
