-- Stores versions as freeze_design() does, all or none. Returns their ids in the same order.
create function public.freeze_designs(p_versions jsonb) returns jsonb
language sql set search_path = '' as $$
  select jsonb_agg(public.freeze_design(version) order by nr)
  from jsonb_array_elements(p_versions) with ordinality as given (version, nr)
$$;
