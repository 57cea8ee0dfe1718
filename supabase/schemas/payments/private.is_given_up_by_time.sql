-- For a cancelled order: whether it expired, instead of being cancelled by a person.
create function private.is_given_up_by_time(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select actor = 'system' from public.order_events
  where order_id = p_order_id and to_status = 'Cancelled' order by id desc limit 1
$$;
