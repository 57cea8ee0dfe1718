create function private.check_setting() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_problem text := private.find_setting_problem(new.setting_key, new.setting_value);
begin
  if v_problem is not null then
    raise sqlstate 'PT422' using
      message = format('%s must be %s. To switch it off, switch is_enabled off.', new.setting_key, v_problem),
      hint = 'bad_setting';
  end if;
  return new;
end $$;

create trigger product_settings_check before insert or update on public.product_settings
  for each row execute function private.check_setting();
