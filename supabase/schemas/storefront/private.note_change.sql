-- The subject is the trigger's argument.
create function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at' then
    insert into private.storefront_changes (subject) values (tg_argv[0]);
  end if;
  return null;
end $$;
