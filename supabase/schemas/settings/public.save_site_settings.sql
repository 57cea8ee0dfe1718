create function public.save_site_settings(p_settings jsonb, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_site_settings(p_settings, p_version) $$;
