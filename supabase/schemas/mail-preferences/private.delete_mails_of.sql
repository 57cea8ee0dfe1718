-- Deletes the email data of a proven mailbox apart from its orders. Its codes end.
create function private.delete_mails_of(p_email_key text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.purge_leads(array(select id from public.user_leads where email_key = p_email_key));
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid' where owner_email_key = p_email_key;
  delete from public.restock_requests where email_key = p_email_key;
  delete from public.basket_reminders where email_key = p_email_key;
  delete from public.outbox where topic in ('restock', 'basket_left') and private.email_key(email) = p_email_key;
  delete from public.mail_recipients where email_key = p_email_key;
end $$;
