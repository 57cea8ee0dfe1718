create function public.restore_category(p_removal_id uuid) returns void
language sql set search_path = '' as $$ select private.restore_category(p_removal_id) $$;
