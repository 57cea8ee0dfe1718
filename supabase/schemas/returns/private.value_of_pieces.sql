-- The amount that the next p_quantity returned pieces of a line were paid with. It is the difference of two rounded running
-- totals, so all pieces add up to the line, in whatever order they come back.
create function private.value_of_pieces(p_item public.order_items, p_quantity int) returns numeric
language sql stable set search_path = '' as $$
  select round(paid.amount * (before.quantity + p_quantity) / p_item.quantity, 2)
    - round(paid.amount * before.quantity / p_item.quantity, 2)
  from (select p_item.line_total - p_item.coupon_discount + p_item.stands_for as amount) as paid
  cross join (
    select coalesce(sum(r.quantity), 0) as quantity
    from public.return_items r join public.return_requests q on q.id = r.return_id
    where r.order_item_id = p_item.id and q.status in ('Requested', 'Received')
  ) as before
$$;
