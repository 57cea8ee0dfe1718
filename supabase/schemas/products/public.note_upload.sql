create function public.note_upload(p_url text) returns void
language sql set search_path = '' as $$ select private.note_upload(p_url) $$;
