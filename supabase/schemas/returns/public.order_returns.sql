-- The returns and refunds on the order page: { replaces: the return that this exchange order is for, open: the open
-- return, exchanges: open or done, until: the end of the return window, left: per line, the refunds for one, two, ...
-- more items, most: the largest refund of all of them, null before payment, is_cash, is_cash_due, owed, needs_upi,
-- refunds, deductions, ships_on, rto_deducted }. owed, refunds and deductions belong to the paid order; an exchange has none of
-- its own. Null: no such order.
create function public.order_returns(p_order_number text) returns jsonb
language plpgsql stable set search_path = '' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_paid public.orders;
  v_owed numeric;
  v_most numeric;
begin
  select * into v_order from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  v_paid := private.paid_order_of(v_order);
  select coalesce(sum(owed), 0) into v_owed from public.return_requests
    where order_id in (select private.orders_with_exchanges(v_paid.id));
  v_most := case when private.refundable_amount(v_paid) is not null then greatest(private.refundable_amount(v_paid) - v_owed, 0) end;
  return jsonb_build_object(
    'replaces', (
      select jsonb_build_object('id', o.id, 'order_id', o.order_id, 'status', q.status, 'is_picked_up', q.picked_up_at is not null)
      from public.return_requests q join public.orders o on o.id = q.order_id where q.exchange_order_id = v_order.id
    ),
    'open', (
      select jsonb_build_object(
        'kind', q.kind, 'is_picked_up', q.picked_up_at is not null,
        'value', least(private.value_of_return(q.id), v_most), 'exchange', (
          select jsonb_build_object(
            'id', e.id, 'order_id', e.order_id, 'status', e.status, 'lost', (
              select private.exchange_end_reason(v.to_status, v.actor) from public.order_events v
              where v.order_id = e.id and v.to_status in ('Cancelled', 'RTO') order by v.id desc limit 1
            )
          )
          from public.orders e where e.id = q.exchange_order_id
        )
      )
      from public.return_requests q where q.order_id = v_order.id and q.status = 'Requested'
    ),
    'exchanges', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'return_id', q.id, 'id', e.id, 'order_id', e.order_id, 'status', e.status, 'is_here', q.status = 'Received',
        'is_picked_up', q.picked_up_at is not null, 'items', (
          select jsonb_agg(jsonb_build_object(
            'title', i.title, 'color', i.color_name, 'size', i.size, 'quantity', r.quantity,
            'new_color', n.color_name, 'new_size', n.size
          ) order by r.order_item_id)
          from public.return_items r
          join public.order_items i on i.id = r.order_item_id
          join public.order_items n on n.order_id = e.id and n.variant_id = r.exchange_variant_id
            and n.design_version_id is not distinct from i.design_version_id
          where r.return_id = q.id
        )
      ) order by q.created_at, q.id), '[]')
      from public.return_requests q join public.orders e on e.id = q.exchange_order_id
      where q.order_id = v_order.id and q.kind = 'exchange' and q.status in ('Requested', 'Received')
    ),
    'left', (
      select coalesce(jsonb_object_agg(i.id, (
        select coalesce(jsonb_agg(private.value_of_items(i, n) order by n), '[]')
        from generate_series(1, i.quantity - private.count_settled_items(i)) as n
      )), '{}')
      from public.order_items i where i.order_id = v_order.id
    ),
    'until', case when v_order.status = 'Delivered' and private.return_days() > 0
      then private.returns_close_at(v_order) - interval '1 millisecond'
    end,
    'most', v_most,
    'is_cash', v_paid.payment_method = 'cod',
    'is_cash_due', v_paid.payment_status = 'cod_due',
    'owed', v_owed,
    'needs_upi', exists (
      select from public.return_requests
      where order_id in (select private.orders_with_exchanges(v_paid.id)) and kind = 'return' and upi_id is null
        and (status = 'Requested' or owed > 0) and v_paid.payment_method = 'cod'
    ),
    'refunds', case when v_order.exchange_of is null then (
      select coalesce(jsonb_agg(
        jsonb_build_object('amount', amount, 'reason', reason, 'upi_id', upi_id, 'status', status) order by created_at, id
      ), '[]')
      from public.refunds where order_id = v_order.id and reason <> 'chargeback'
    ) else '[]' end,
    'deductions', case when v_order.exchange_of is null then (
      select coalesce(jsonb_agg(jsonb_build_object('amount', deducted, 'reason', deduction_reason) order by closed_at, id), '[]')
      from public.return_requests where order_id in (select private.orders_with_exchanges(v_paid.id)) and deducted > 0
    ) else '[]' end,
    'ships_on', private.exchange_ships_on(),
    'rto_deducted', private.compute_rto_deduction(v_order)
  );
end $$;
