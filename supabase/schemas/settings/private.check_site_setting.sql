create function private.check_site_setting() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_problem text := private.find_site_setting_problem(new.key, new.value);
begin
  if v_problem is not null then
    raise sqlstate 'PT422' using message = format('%s must be %s.', new.key, v_problem), hint = 'bad_setting';
  end if;
  return new;
end $$;

create trigger site_settings_check before insert or update on public.site_settings
  for each row execute function private.check_site_setting();
