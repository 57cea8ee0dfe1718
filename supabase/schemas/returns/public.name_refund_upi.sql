-- Stores the missing UPI ID for a refund of items paid in cash, after an exchange whose parcel was lost. PT422 bad_upi;
-- PT409 nothing_owed.
create function public.name_refund_upi(p_order_id uuid, p_upi_id text) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_paid public.orders := private.paid_order_of(private.lock_order(p_order_id));
begin
  if (p_upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$') is not true then
    raise sqlstate 'PT422' using message = 'This isn''t a valid UPI ID', hint = 'bad_upi';
  end if;
  update public.return_requests set upi_id = p_upi_id
    where order_id in (select private.orders_with_exchanges(v_paid.id)) and upi_id is null and kind = 'return'
      and (status = 'Requested' or owed > 0) and v_paid.payment_method = 'cod';
  if not found then
    raise sqlstate 'PT409' using message = 'No refund is waiting for a UPI ID', hint = 'nothing_owed';
  end if;
  perform private.pay_returns(v_paid.id, 'customer');
end $$;
