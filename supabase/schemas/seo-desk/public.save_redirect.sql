create function public.save_redirect(p_id bigint, p_source text, p_target text) returns bigint
language sql set search_path = '' as $$ select private.save_redirect(p_id, p_source, p_target) $$;
