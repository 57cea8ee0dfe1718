-- Whether an address is proven: by the owner of an account, or by a click on an email's link.
create function private.is_proven_address(p_email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users where email = lower(btrim(p_email)) and email_confirmed_at is not null
  ) or exists (
    select from public.mail_recipients where email_key = private.email_key(p_email) and proven_at is not null
  )
$$;
