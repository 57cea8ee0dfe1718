-- The lines of the first order's invoice that paid for the items of a return; exchanged items count as older ones. Null
-- quantity: the new items replace several lines, so the split is unknown.
create function private.find_paid_lines(p_return_id uuid) returns table (item_id bigint, quantity int)
language sql stable set search_path = '' as $$
  with recursive back as (
    select r.order_item_id as id, r.quantity from public.return_items r where r.return_id = p_return_id and r.quantity > 0
    union
    select r.order_item_id, case when count(*) over (partition by b.id) = 1 then b.quantity end
    from back b
    join public.order_items i on i.id = b.id
    join public.return_requests q on q.exchange_order_id = i.order_id
    join public.return_items r on r.return_id = q.id and r.exchange_variant_id = i.variant_id
    join public.order_items old on old.id = r.order_item_id
      and old.design_version_id is not distinct from i.design_version_id
  )
  select id, quantity from back
$$;
