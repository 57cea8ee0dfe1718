-- The start of the hour in India that includes a moment: these are half an hour off those of UTC.
create function private.analytics_hour(p_at timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$ select date_bin('1 hour', p_at, '2000-01-01 00:30:00+00') $$;
