-- Marks an address as proven by the link of an email: from now on it gets every requested email.
create function public.prove_recipient(p_id uuid) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.mail_recipients set proven_at = coalesce(proven_at, private.now()) where id = p_id;
  return found;
end $$;
