-- The advisory lock serialises two owners who remove each other.
create function private.protect_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role <> 'admin' then
    perform pg_advisory_xact_lock(hashtextextended('owners', 0));
    if not exists (select from public.user_roles where role = 'admin' and id <> old.id) then
      raise sqlstate 'PT409' using
        message = 'The shop needs an owner: make someone else an owner first', hint = 'last_owner';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

create trigger user_roles_protect_last_owner before update of role or delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.protect_last_owner();
