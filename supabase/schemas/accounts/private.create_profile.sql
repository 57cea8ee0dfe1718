create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name, notice_version)
  values (
    new.id,
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name'),
    substring(new.raw_user_meta_data ->> 'notice_version' from '^20[0-9]{2}-[01][0-9]$')
  )
  on conflict (id) do nothing;
  return new;
end $$;

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
