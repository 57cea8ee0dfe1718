-- Saves a rule of titles and descriptions, a site setting. p_version: its last change; null: it was never set. PT409
-- stale; PT422 bad_setting.
create function public.save_seo_rule(p_key text, p_value text, p_version timestamptz) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('content.write');
  if p_key !~ '^seo_' then
    raise sqlstate 'PT422' using message = 'This isn''t a title rule', hint = 'bad_setting';
  end if;
  insert into public.site_settings as s (key, value) values (p_key, p_value)
  on conflict (key) do update set value = excluded.value where s.updated_at = p_version;
  if not found then
    raise sqlstate 'PT409' using message = 'Someone else saved this rule', hint = 'stale';
  end if;
end $$;
