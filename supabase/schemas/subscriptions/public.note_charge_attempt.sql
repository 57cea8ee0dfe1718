-- The order of a charge could not be made for now: it is tried again, later each time, and six hours apart at most.
create function public.note_charge_attempt(p_charge_id uuid, p_error text) returns void
language sql set search_path = '' set lock_timeout = '3s' as $$
  update private.subscription_charges
    set attempts = attempts + 1, last_error = left(p_error, 400), next_at = private.now() + least(interval '1 minute' * (1 << least(attempts, 12)), interval '6 hours')
    where id = p_charge_id and state = 'paid'
$$;
