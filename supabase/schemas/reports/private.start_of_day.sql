-- The start of a calendar day in India.
create function private.start_of_day(p_day date) returns timestamptz
language sql immutable set search_path = '' as $$ select p_day::timestamp at time zone 'Asia/Kolkata' $$;
