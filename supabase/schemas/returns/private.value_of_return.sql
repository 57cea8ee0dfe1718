-- The refund for the items of a return.
create function private.value_of_return(p_return_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(i.value), 0) - q.deducted
  from public.return_requests q left join public.return_items i on i.return_id = q.id
  where q.id = p_return_id group by q.id
$$;
