-- Records returned items as arrived, or as lost at the shop's cost. p_lines: per line, see count_arrived(); without it
-- p_restocks: whether all items can be sold again. Refunds what arrived to the payment's source, cash to the UPI ID, less
-- p_deduct for wear or damage (p_why: the customer reads it). PT409 bad_transition when closed, those of count_arrived() and
-- deduct_from_return(), and custom_item_restocked: a blank with a custom design is never sold as a plain one.
create function public.receive_return(
  p_return_id uuid, p_restocks boolean, p_actor text default 'admin', p_lines jsonb default null,
  p_deduct numeric default 0, p_why text default ''
) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_request public.return_requests := private.close_return(p_return_id, 'Received');
  v_order public.orders;
  v_missing int;
begin
  select * into v_order from public.orders where id = v_request.order_id;
  if p_lines is null then
    update public.return_items set restocked = case when p_restocks then quantity else 0 end where return_id = p_return_id;
  else
    perform private.count_arrived(v_request, p_lines);
  end if;
  perform private.deduct_from_return(v_request, p_deduct, p_why);
  if exists (
    select from public.return_items r join public.order_items i on i.id = r.order_item_id
    where r.return_id = p_return_id and r.restocked > 0 and i.design_version_id is not null
  ) then
    raise sqlstate 'PT409' using message = 'An item with a custom design can''t be restocked', hint = 'custom_item_restocked';
  end if;
  select sum(missing) into v_missing from public.return_items where return_id = p_return_id;
  perform private.record_order_event(
    v_order.id, 'return_received', null, null, p_actor,
    (select deduction_reason from public.return_requests where id = p_return_id),
    jsonb_build_object('kind', v_request.kind)
      || case when p_deduct > 0 then jsonb_build_object('deducted', p_deduct) else '{}' end
      || case when v_missing > 0 then jsonb_build_object('missing', v_missing) else '{}' end
  );
  if v_request.kind = 'return' then
    update public.return_requests set owed = private.value_of_return(id) where id = p_return_id;
    perform private.pay_returns((private.paid_order_of(v_order)).id, p_actor);
  end if;
  insert into public.stock_moves (variant_id, stock_delta, reason, order_id, actor)
    select i.variant_id, sum(r.restocked), 'restock', v_order.id, p_actor
    from public.return_items r join public.order_items i on i.id = r.order_item_id
    where r.return_id = p_return_id and r.restocked > 0 group by i.variant_id order by i.variant_id;
  perform private.queue_message('return_received', v_order.id, jsonb_build_object('return_id', p_return_id));
  return private.update_returned_order(v_order.id, p_actor, 'Items received');
end $$;
