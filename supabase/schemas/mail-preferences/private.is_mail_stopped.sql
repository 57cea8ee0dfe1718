-- Whether an address has unsubscribed from this kind of email.
create function private.is_mail_stopped(p_email text, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.mail_recipients where email_key = private.email_key(p_email) and p_kind = any (stopped)
  )
$$;
