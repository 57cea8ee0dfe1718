-- Sends the link to an order to its email address, or to its phone when it has none; at most every five minutes, for an
-- unproven order only once. Does not reveal whether the order exists.
create function public.queue_order_link(p_order_number text, p_contact text) returns void
language sql set search_path = '' set statement_timeout = '5s' as $$
  select private.queue_message('order_link', o.id, jsonb_build_object(
    'window', case when u.order_id is null then floor(extract(epoch from private.now()) / 300) end
  ))
  from public.orders o left join private.unproven_orders u on u.order_id = o.id
  where o.order_id = p_order_number and lower(coalesce(o.email, o.phone)) = lower(p_contact)
$$;
