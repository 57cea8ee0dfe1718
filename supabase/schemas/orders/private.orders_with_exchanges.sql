-- The order and all its exchange orders.
create function private.orders_with_exchanges(p_paid_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  with recursive family as (
    select p_paid_id as id
    union all
    select o.id from public.orders o join family f on o.exchange_of = f.id
  )
  select id from family
$$;
