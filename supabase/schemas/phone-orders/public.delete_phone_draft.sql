-- Throws an open draft of the caller away; one that is gone or placed stays as it is.
create function public.delete_phone_draft(p_id uuid) returns void
language sql set search_path = '' as $$ select private.delete_phone_draft(p_id) $$;
