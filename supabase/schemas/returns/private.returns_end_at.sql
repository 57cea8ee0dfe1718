-- The end of the return window: the end of the last day in Indian time.
create function private.returns_end_at(p_delivered_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case private.return_days()
    when 0 then p_delivered_at
    else ((p_delivered_at at time zone 'Asia/Kolkata')::date + private.return_days() + 1)::timestamp at time zone 'Asia/Kolkata'
  end
$$;
