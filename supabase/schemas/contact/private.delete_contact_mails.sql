-- Deleting a message deletes its emails to the sender: they contain the address.
create function private.delete_contact_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where order_id is null and user_id is null and email = old.email and (
    topic = 'complaint_received' and data = jsonb_build_object('contact_id', old.id)
    or topic = 'contact_reply' and data in (select jsonb_build_object('reply_id', id) from public.contact_replies where message_id = old.id)
  );
  return old;
end $$;

create trigger contact_messages_delete_mails before delete on public.contact_messages
  for each row execute function private.delete_contact_mails();
