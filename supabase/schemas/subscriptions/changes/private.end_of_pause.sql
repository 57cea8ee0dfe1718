-- The end of a pause that skips so many charges, the next of them at p_charge_at: four days after the last, by India's
-- calendar, so that it has passed even before longer months. Null: its owner decides.
create function private.end_of_pause(p_charge_at timestamptz, p_charges int, p_months int) returns timestamptz
language sql immutable set search_path = '' as $$
  select (p_charge_at at time zone 'Asia/Kolkata' + make_interval(months => (p_charges - 1) * p_months) + interval '4 days')
    at time zone 'Asia/Kolkata'
$$;
