-- Sets the order's payment_status from the actual refunds of its payment. An order with changed lines may cost less than
-- was paid.
create function private.follow_refunds(p_order_id uuid) returns void
language sql set search_path = '' as $$
  update public.orders o
    set payment_status = case
      when back.amount >= coalesce((select p.amount from public.payments p where p.payment_id = o.paid_by), o.total) then 'refunded'
      else 'partially_refunded'
    end
    from (
      select sum(r.amount) as amount
      from public.refunds r join public.orders paid on paid.id = r.order_id
      where r.order_id = p_order_id and r.status = 'processed' and (r.payment_id = paid.paid_by or r.payment_id is null)
    ) as back
    where o.id = p_order_id and back.amount > 0
$$;
