-- The auth server puts this into every token, and every cookie carries the token. Its own API accepts any size.
create function private.shorten_user_meta_data() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4096 then
    new.raw_user_meta_data := jsonb_build_object(
      'first_name', private.clean_name(new.raw_user_meta_data ->> 'first_name'),
      'last_name', private.clean_name(new.raw_user_meta_data ->> 'last_name')
    );
  end if;
  return new;
end $$;

create trigger shorten_user_meta_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.shorten_user_meta_data();
