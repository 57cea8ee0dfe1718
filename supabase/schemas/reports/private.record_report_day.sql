-- Records that a day has changed. Today is never stored, so it needs no record.
create function private.record_report_day(p_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.report_changes (day)
  select private.indian_day(p_at) where private.indian_day(p_at) < private.indian_day(private.now())
$$;
