-- Hands a packed parcel to a courier.
create function public.ship_order(p_order_id uuid, p_courier text, p_tracking_number text, p_actor text default 'admin')
returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  -- First locks the order that it replaces pieces of.
  perform private.lock_order(p_order_id);
  update public.orders set courier = p_courier, tracking_number = p_tracking_number where id = p_order_id;
  return public.transition_order(p_order_id, 'Shipped', p_actor, concat_ws(' ', p_courier, p_tracking_number));
end $$;
