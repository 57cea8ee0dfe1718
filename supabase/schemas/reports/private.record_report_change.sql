-- For an order, payment or refund: the trigger names the columns with the moments that reports count.
create function private.record_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.record_report_day((to_jsonb(old) ->> tg_argv[0])::timestamptz);
  end if;
  if tg_op <> 'DELETE' then
    perform private.record_report_day((to_jsonb(new) ->> tg_argv[0])::timestamptz);
  end if;
  return null;
end $$;

create trigger orders_report_made after insert or delete on public.orders
  for each row execute function private.record_report_change('created_at');
create trigger orders_report_changed after update on public.orders
  for each row when (
    (old.status, old.payment_method, old.created_at, old.subtotal, old.discount, old.coupon_discount, old.shipping, old.cod_fee,
      old.total, old.charges_cgst, old.charges_sgst, old.charges_igst, old.coupon_code, old.courier, old.shipping_address)
    is distinct from
    (new.status, new.payment_method, new.created_at, new.subtotal, new.discount, new.coupon_discount, new.shipping, new.cod_fee,
      new.total, new.charges_cgst, new.charges_sgst, new.charges_igst, new.coupon_code, new.courier, new.shipping_address)
  )
  execute function private.record_report_change('created_at');
create trigger payments_report after insert or update or delete on public.payments
  for each row execute function private.record_report_change('created_at');
create trigger refunds_report after insert or update or delete on public.refunds
  for each row execute function private.record_report_change('processed_at');
