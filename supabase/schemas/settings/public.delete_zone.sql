create function public.delete_zone(p_zone text, p_pincodes int) returns void
language sql set search_path = '' as $$ select private.delete_zone(p_zone, p_pincodes) $$;
