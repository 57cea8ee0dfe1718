-- The discount in percent on each of this quantity of a design; 0 without one.
create function private.break_of(p_quantity bigint) returns numeric
language sql stable set search_path = '' as $$
  select coalesce((
    select percent from public.print_breaks where quantity <= p_quantity order by quantity desc limit 1
  ), 0)
$$;
