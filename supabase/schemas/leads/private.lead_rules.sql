-- The admin's settings of the launch code and its popup.
create function private.lead_rules(
  out is_on boolean, out trigger text, out delay_ms int, out scroll_percent int, out control_group int, out percent_off int,
  out max_discount int, out valid_days int
)
language sql stable set search_path = '' as $$
  select
    (s ->> 'isOn')::boolean, s ->> 'trigger', (s ->> 'delayMs')::int, (s ->> 'scrollPercent')::int, (s ->> 'controlGroup')::int,
    (s ->> 'percentOff')::int, nullif(s ->> 'maxDiscount', '')::int, (s ->> 'validDays')::int
  from private.settings_of('lead_settings') as s
$$;
