-- Locks a charge after its payment's id and its subscription. PT404.
create function private.lock_charge(p_charge_id uuid) returns private.subscription_charges
language plpgsql set search_path = '' as $$
declare
  v_charge private.subscription_charges;
begin
  select * into v_charge from private.subscription_charges where id = p_charge_id;
  if not found then
    raise sqlstate 'PT404' using message = 'No such charge', hint = 'no_subscription';
  end if;
  perform private.lock_payment_id(v_charge.payment_id);
  perform from private.subscriptions where id = v_charge.subscription_id for no key update;
  select * into v_charge from private.subscription_charges where id = p_charge_id for no key update;
  return v_charge;
end $$;
