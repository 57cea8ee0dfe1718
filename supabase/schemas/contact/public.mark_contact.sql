create function public.mark_contact(p_ids bigint[], p_state text) returns jsonb
language sql set search_path = '' as $$ select private.mark_contact(p_ids, p_state) $$;
