create function private.copy_names_to_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('first_name', new.first_name, 'last_name', new.last_name)
    where id = new.id;
  return null;
end $$;

create trigger copy_names_to_user after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.copy_names_to_user();
