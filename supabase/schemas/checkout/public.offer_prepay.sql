-- Lets a cash-on-delivery order be paid online instead, until it is packed. p_charges: { gst_rate, taxable, cgst, sgst,
-- igst } of delivery alone. The order stays cash on delivery until the payment arrives. Returns the total to pay, in
-- rupees.
create function public.offer_prepay(p_order_id uuid, p_charges jsonb) returns numeric
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if v_order.payment_status <> 'cod_due' or v_order.status not in ('COD Review', 'Confirmed', 'In Production') then
    raise sqlstate 'PT409' using message = 'This order can no longer be paid online', hint = 'bad_transition';
  end if;
  if (p_charges ->> 'taxable')::numeric + (p_charges ->> 'cgst')::numeric + (p_charges ->> 'sgst')::numeric
    + (p_charges ->> 'igst')::numeric is distinct from v_order.shipping then
    raise sqlstate 'PT422' using message = 'The totals of this order don''t add up', hint = 'bad_sums';
  end if;
  update public.orders
    set prepay = jsonb_build_object('total', v_order.total - v_order.cod_fee, 'charges', p_charges)
    where id = p_order_id;
  return v_order.total - v_order.cod_fee;
end $$;
