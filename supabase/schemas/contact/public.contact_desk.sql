create function public.contact_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.contact_desk(p_id) $$;
