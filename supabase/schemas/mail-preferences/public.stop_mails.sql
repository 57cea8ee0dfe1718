-- Unsubscribes an address from one kind of email; false when the address is unknown. Idempotent.
create function public.stop_mails(p_id uuid, p_kind text) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.mail_recipients set stopped = array(select distinct unnest(stopped || p_kind) order by 1), changed_at = private.now()
    where id = p_id and p_kind <> all (stopped);
  return found or exists (select from public.mail_recipients where id = p_id);
end $$;
