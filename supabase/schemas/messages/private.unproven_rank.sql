-- The rank of this order among the unproven orders of its mailbox within a day, the first being 1; null when it is proven.
create function private.unproven_rank(p_order_id uuid) returns int
language sql stable set search_path = '' as $$
  select nullif(count(*), 0)::int
  from private.unproven_orders mine
  join private.unproven_orders u on u.email_key = mine.email_key and u.placed_at <= mine.placed_at
  where mine.order_id = p_order_id and u.placed_at > private.now() - interval '1 day'
$$;
