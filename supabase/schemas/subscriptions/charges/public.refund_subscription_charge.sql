-- Refunds a charge without an order. p_why: nothing_left | by_staff. PT404; PT409 charge_settled: it has an order, or is
-- refunded already.
create function public.refund_subscription_charge(
  p_charge_id uuid, p_why text, p_actor text, p_staff uuid default null, p_note text default ''
) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  if (private.lock_charge(p_charge_id)).state not in ('paid', 'asked') then
    raise sqlstate 'PT409' using message = 'This charge already has an order or a refund', hint = 'charge_settled';
  end if;
  perform private.refund_charge_in_full(p_charge_id, p_why, p_actor, p_staff, p_note);
end $$;
