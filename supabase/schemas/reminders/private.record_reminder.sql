create function private.record_reminder(p_email text) returns void
language sql set search_path = '' as $$
  insert into public.mail_recipients (email, reminded_at) values (lower(btrim(p_email)), private.now())
  on conflict (email_key) do update set reminded_at = private.now()
$$;
