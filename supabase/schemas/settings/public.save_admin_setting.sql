-- Saves one document of admin_settings. p_version: its updated_at as the person saw it, null when it was absent.
create function public.save_admin_setting(p_key text, p_value jsonb, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('settings.write');
  perform private.lock_settings();
  perform private.refuse_stale(p_version, (select updated_at from public.admin_settings where key = p_key));
  insert into public.admin_settings as s (key, value) values (p_key, p_value)
  on conflict (key) do update set value = excluded.value where s.value <> excluded.value;
end $$;
