-- Whether an order counts as a paid tee of its group: it was paid, not cancelled, and not refunded in full.
create function private.is_group_order_paid(p_order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.orders
    where id = p_order_id and status not in ('Pending Payment', 'COD Review', 'Cancelled') and payment_status <> 'refunded'
  )
$$;
