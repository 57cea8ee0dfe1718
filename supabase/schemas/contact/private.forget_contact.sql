-- Deleting an account deletes the messages of its proven address.
create function private.forget_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is not null then
    delete from public.contact_messages
      where private.email_key(email) = private.email_key(old.email) and lower(email) = lower(old.email);
  end if;
  return null;
end $$;

create trigger users_forget_contact after delete on auth.users
  for each row execute function private.forget_contact();
