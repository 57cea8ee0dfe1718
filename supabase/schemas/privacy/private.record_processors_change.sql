-- The privacy page names the processors.
create function private.record_processors_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storefront_changes (subject) values ('pages');
  return null;
end $$;

create trigger environment_log_processors after insert or update on private.environment
  for each row when (new.name = 'PROCESSORS') execute function private.record_processors_change();
