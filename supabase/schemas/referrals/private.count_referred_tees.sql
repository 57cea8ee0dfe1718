-- The T-shirts of an order that count: those of a Completed order, so its return window has ended, with undisputed
-- money.
create function private.count_referred_tees(p_order public.orders) returns int
language sql stable set search_path = '' as $$
  select case
    when p_order.status = 'Completed' and p_order.disputed_at is null and p_order.total > 0
      and p_order.payment_status <> 'refunded' then private.count_kept_tees(p_order)
    else 0
  end
$$;
