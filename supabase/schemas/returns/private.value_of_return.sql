create function private.value_of_return(p_return_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(value), 0) from public.return_items where return_id = p_return_id
$$;
