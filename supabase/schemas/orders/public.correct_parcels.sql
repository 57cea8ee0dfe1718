-- Corrects or adds parcels of an order that is on its way. See write_parcels. PT409 bad_transition.
create function public.correct_parcels(p_order_number text, p_parcels jsonb) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
begin
  perform private.require_permission('orders.fulfil');
  v_order := private.lock_order(private.order_of_number(p_order_number));
  if v_order.status <> 'Shipped' then
    raise sqlstate 'PT409' using message = 'Only a shipped order has parcels to edit', hint = 'bad_transition';
  end if;
  perform private.write_parcels(v_order.id, p_parcels);
  perform private.record_order_event(v_order.id, 'parcels_corrected', null, null, 'admin', '', jsonb_build_object(
    'before', concat_ws(' ', v_order.courier, v_order.tracking_number),
    'after', concat_ws(' ', btrim(p_parcels -> 0 ->> 'courier'), btrim(p_parcels -> 0 ->> 'tracking_number')),
    'parcels', jsonb_array_length(p_parcels)
  ));
end $$;
