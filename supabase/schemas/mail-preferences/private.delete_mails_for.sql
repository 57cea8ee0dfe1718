-- Deletes the email data of an account's proven address apart from its orders. Its codes end.
create function private.delete_mails_for(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_key text := (select private.email_key(email) from auth.users where id = p_user_id and email_confirmed_at is not null);
begin
  perform private.purge_leads(array(select id from public.user_leads where email_key = v_key));
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid' where owner_email_key = v_key;
  delete from public.restock_requests where email_key = v_key;
  delete from public.basket_reminders where email_key = v_key;
  delete from public.outbox where topic in ('restock', 'basket_left') and private.email_key(email) = v_key;
  delete from public.mail_recipients where email_key = v_key;
end $$;
