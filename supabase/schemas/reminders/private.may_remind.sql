-- Whether an email of this kind may go to an address. A stranger may have entered it: until proven it gets one email of any kind.
create function private.may_remind(p_email text, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select not private.is_mail_stopped(p_email, p_kind) and (
    private.is_proven_address(p_email) or not exists (
      select from public.mail_recipients where email_key = private.email_key(p_email) and reminded_at is not null
    )
  )
$$;
