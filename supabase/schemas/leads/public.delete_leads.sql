create function public.delete_leads(p_ids bigint[]) returns int
language sql set search_path = '' as $$ select private.delete_leads(p_ids) $$;
