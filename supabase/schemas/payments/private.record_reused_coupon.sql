-- Two unproven orders of one person can have the same offer and open payment windows: the second payment stays, and
-- staff decide about the discount. p_order: as it was before the capture.
create function private.record_reused_coupon(p_order public.orders, p_payment public.payments) returns void
language plpgsql set search_path = '' as $$
begin
  if p_order.status in ('Pending Payment', 'COD Review', 'Cancelled') and private.has_reused_coupon(p_order) then
    perform private.record_break(
      'coupon_reused', p_payment.payment_id, p_order.id, p_order.coupon_discount,
      jsonb_build_object('code', p_order.coupon_code), p_order.gateway_order_id
    );
  end if;
end $$;
