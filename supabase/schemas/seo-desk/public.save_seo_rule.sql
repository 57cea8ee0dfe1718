create function public.save_seo_rule(p_key text, p_value text, p_version timestamptz) returns void
language sql set search_path = '' as $$ select private.save_seo_rule(p_key, p_value, p_version) $$;
