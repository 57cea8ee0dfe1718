create function public.redraw_og(p_kind text, p_thing_id bigint) returns void
language sql set search_path = '' as $$ select private.redraw_og(p_kind, p_thing_id) $$;
