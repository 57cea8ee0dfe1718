-- See private.fold_customers. For the jobs.
create function public.fold_customers(p_limit int) returns int
language sql set search_path = '' as $$ select private.fold_customers(p_limit) $$;
