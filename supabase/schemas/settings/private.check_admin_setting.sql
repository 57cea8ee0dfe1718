create function private.check_admin_setting() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_problem text := private.find_admin_setting_problem(new.key, new.value);
begin
  if v_problem is not null then
    raise sqlstate 'PT422' using message = format('%s must be %s', new.key, v_problem), hint = 'bad_setting';
  end if;
  return new;
end $$;

create trigger admin_settings_check before insert or update on public.admin_settings
  for each row execute function private.check_admin_setting();
