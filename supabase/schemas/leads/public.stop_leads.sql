create function public.stop_leads(p_ids bigint[]) returns int
language sql set search_path = '' as $$ select private.stop_leads(p_ids) $$;
