-- The calendar day in India of a moment.
create function private.indian_day(p_at timestamptz) returns date
language sql immutable set search_path = '' as $$ select (p_at at time zone 'Asia/Kolkata')::date $$;
