create function public.save_printing(p_bands jsonb, p_breaks jsonb, p_blanks jsonb, p_version text) returns void
language sql set search_path = '' as $$ select private.save_printing(p_bands, p_breaks, p_blanks, p_version) $$;
