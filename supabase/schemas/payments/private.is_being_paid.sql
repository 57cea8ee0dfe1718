-- Whether a payment of the order's present total may still arrive. An authorisation lapses after four days, see
-- claim_captures(); an opened payment window of a COD order does not count.
create function private.is_being_paid(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.paid_by is null and (
    (p_order.status = 'Pending Payment' and p_order.gateway_order_id is not null)
    or exists (
      select from public.payments
      where order_id = p_order.id and status = 'authorized' and private.is_due(p_order, amount, currency)
        and created_at > private.now() - interval '4 days'
    )
  )
$$;
