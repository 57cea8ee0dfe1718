-- Saves site settings, { key: value }, all or none, and adds those that are absent. p_version as in save_product_settings().
create function public.save_site_settings(p_settings jsonb, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  perform private.refuse_stale(p_version, (
    select max(updated_at) from public.site_settings where key in (select jsonb_object_keys(p_settings))
  ));
  insert into public.site_settings as s (key, value)
  select one.key, one.value from jsonb_each_text(p_settings) as one order by one.key
  on conflict (key) do update set value = excluded.value where s.value <> excluded.value;
end $$;
