-- Handles a capture for a COD order: makes it prepaid if that was offered, the amount is right and no parcel is packed
-- yet. False: the money is not expected.
create function private.settle_prepay(p_order public.orders, p_payment public.payments) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_charges jsonb := p_order.prepay -> 'charges';
  v_paid_by jsonb := jsonb_build_object('payment_id', p_payment.payment_id);
begin
  if p_order.prepay is null or p_order.payment_status <> 'cod_due'
    or p_order.status not in ('COD Review', 'Confirmed', 'In Production')
    or not private.is_due(p_order, p_payment.amount, p_payment.currency) then
    return false;
  end if;
  if p_order.status = 'COD Review' then
    perform private.write_order_status(
      array[p_order.id], 'Confirmed', 'payment', 'system', '', v_paid_by, 'paid'
    );
  else
    perform private.record_order_event(
      p_order.id, 'paid', p_order.status, p_order.status, 'system', '', v_paid_by
    );
  end if;
  update public.orders
    set payment_method = 'online', payment_status = 'captured', paid_by = p_payment.payment_id, prepay = null,
      cod_fee = 0, total = p_payment.amount, expires_at = null,
      charges_gst_rate = (v_charges ->> 'gst_rate')::numeric, charges_taxable = (v_charges ->> 'taxable')::numeric,
      charges_cgst = (v_charges ->> 'cgst')::numeric, charges_sgst = (v_charges ->> 'sgst')::numeric,
      charges_igst = (v_charges ->> 'igst')::numeric
    where id = p_order.id;
  perform private.queue_message('order_confirmed', p_order.id);
  return true;
end $$;
