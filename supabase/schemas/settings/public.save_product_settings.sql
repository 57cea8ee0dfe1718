-- Saves the settings of a screen, { key: { value, is_enabled } }, all or none. p_version: the newest updated_at of these
-- keys that the person saw, null when there was none. Only staff who manage roles set the two-person limit. PT409 stale;
-- PT422 bad_setting.
create function public.save_product_settings(p_settings jsonb, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  if p_settings ? 'two_person_above' and not exists (
    select from (values ('two_person_above', '5000')) as default_setting (key, value)
    left join public.product_settings s on s.setting_key = default_setting.key
    where coalesce(s.setting_value, default_setting.value) = p_settings #>> '{two_person_above,value}'
      and coalesce(s.is_enabled, true) = (p_settings #>> '{two_person_above,is_enabled}')::boolean
  ) then
    perform private.require_permission('roles.write');
  end if;
  perform private.lock_settings();
  perform private.refuse_stale(p_version, (
    select max(updated_at) from public.product_settings where setting_key in (select jsonb_object_keys(p_settings))
  ));
  insert into public.product_settings as s (setting_key, setting_value, is_enabled)
  select key, entry ->> 'value', (entry ->> 'is_enabled')::boolean
  from jsonb_each(p_settings) as one (key, entry) order by key
  on conflict (setting_key) do update set setting_value = excluded.setting_value, is_enabled = excluded.is_enabled
    where (s.setting_value, s.is_enabled) is distinct from (excluded.setting_value, excluded.is_enabled);
  if private.number_setting('delivery_days_from', 2) > private.number_setting('delivery_days_to', 6) then
    raise sqlstate 'PT422' using
      message = 'delivery_days_to must not be less than delivery_days_from', hint = 'bad_setting';
  end if;
end $$;
