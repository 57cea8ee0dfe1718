-- Records whose figures an order changes: the owner of its referral link, also for an exchange of its items, and of the
-- reward that pays for it. Only appends, so that a change of an order never waits for a referrer.
create function private.record_referral_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.orders;
begin
  select * into v_order from public.orders
    where id = case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end::uuid;
  insert into private.referral_changes (referrer_id)
    select referrer_id from private.referrals where order_id = (private.paid_order_of(v_order)).id
    union
    select referrer_id from private.referral_rewards where coupon_id = v_order.coupon_id;
  return null;
end $$;

create trigger orders_referral after update of status, payment_status, disputed_at on public.orders
  for each row when ((old.status, old.payment_status, old.disputed_at) is distinct from (new.status, new.payment_status, new.disputed_at))
  execute function private.record_referral_change();
create trigger refunds_referral after insert or update of status on public.refunds
  for each row when (new.order_id is not null and new.reason in ('goodwill', 'chargeback'))
  execute function private.record_referral_change();
