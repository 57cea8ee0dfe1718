-- Refunds a charge without an order; an order is refunded on its own page. PT403; PT404; PT409 charge_settled: it has an
-- order, or is refunded already; PT422 bad_note.
create function public.refund_charge_by_staff(p_charge_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
begin
  perform private.require_permission('subscriptions.write');
  if (char_length(btrim(p_note)) between 3 and 400) is not true then
    raise sqlstate 'PT422' using message = 'A reason has 3 to 400 characters', hint = 'bad_note';
  end if;
  perform public.refund_subscription_charge(p_charge_id, 'by_staff', 'admin', private.acting_staff(), btrim(p_note));
end $$;
