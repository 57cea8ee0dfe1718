-- With an account go the messages of its proven address.
create function private.forget_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is not null then
    delete from public.contact_messages
      where private.email_key(email) = private.email_key(old.email) and lower(email) = lower(old.email);
  end if;
  return null;
end $$;
