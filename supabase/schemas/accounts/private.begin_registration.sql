create function private.begin_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.registrations (user_id, key)
    values (new.id, new.raw_user_meta_data ->> 'registration_key')
    on conflict (user_id) do nothing;
  return null;
end $$;

create trigger begin_registration after insert on auth.users
  for each row when (new.email_confirmed_at is null) execute function private.begin_registration();
