create function public.save_admin_setting(p_key text, p_value jsonb, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_admin_setting(p_key, p_value, p_version) $$;
