-- The lines of an order that its invitation still covers; none when they are reviewed or returned.
create function public.find_review_invitation(p_order_id uuid) returns bigint[]
language sql stable set search_path = '' as $$
  select private.invitable_items(o) from public.orders o where o.id = p_order_id
$$;
