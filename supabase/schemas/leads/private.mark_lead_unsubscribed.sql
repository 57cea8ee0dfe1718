-- Marks the lead that unsubscribes from offers, or subscribes again.
create function private.mark_lead_unsubscribed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_leads set is_stopped = 'offers' = any (new.stopped)
    where email_key = new.email_key and is_stopped <> ('offers' = any (new.stopped));
  return null;
end $$;

create trigger mail_recipients_lead after insert or update of stopped on public.mail_recipients
  for each row execute function private.mark_lead_unsubscribed();
