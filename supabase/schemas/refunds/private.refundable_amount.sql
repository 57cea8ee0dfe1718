-- What is left of the order's money after refunds: of its payment, or of the collected cash. Null: no money has arrived
-- yet.
create function private.refundable_amount(p_order public.orders) returns numeric
language sql stable set search_path = '' as $$
  select case
    when p_order.paid_by is not null then (
      select private.payment_refundable_amount(p) from public.payments p where p.payment_id = p_order.paid_by
    )
    when p_order.payment_status in ('cod_collected', 'partially_refunded', 'refunded') then p_order.total - coalesce((
      select sum(amount) from public.refunds
      where order_id = p_order.id and payment_id is null and status <> 'failed'
    ), 0)
    when p_order.payment_method = 'none' then 0
  end
$$;
