create function public.record_print_problem(p_version_id uuid, p_problem text) returns void
language sql set search_path = '' as $$
  update private.print_work set problem = left(p_problem, 200) where version_id = p_version_id
$$;
