-- When a pause ends that leaves out so many charges, the next of them at p_charge_at: four days after the last, by the calendar of India, so
-- that it has passed also where the next months are longer. Null: its owner says when.
create function private.end_of_pause(p_charge_at timestamptz, p_charges int, p_months int) returns timestamptz
language sql immutable set search_path = '' as $$
  select (p_charge_at at time zone 'Asia/Kolkata' + make_interval(months => (p_charges - 1) * p_months) + interval '4 days')
    at time zone 'Asia/Kolkata'
$$;
