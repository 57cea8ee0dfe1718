-- What the back office has set for the launch code and the popup that offers it; usualLeadSettings of
-- lib/settings/lead-settings.ts has the same usual values.
create function private.lead_rules(
  out is_on boolean, out trigger text, out delay_ms int, out scroll_percent int, out hold_out int, out percent_off int,
  out max_discount int, out valid_days int
)
language sql stable set search_path = '' as $$
  select
    coalesce((s.value ->> 'isOn')::boolean, true),
    coalesce(nullif(s.value ->> 'trigger', ''), 'delay'),
    coalesce(nullif(s.value ->> 'delayMs', '')::int, 5000),
    coalesce(nullif(s.value ->> 'scrollPercent', '')::int, 50),
    coalesce(nullif(s.value ->> 'holdOut', '')::int, 10),
    coalesce(nullif(s.value ->> 'percentOff', '')::int, 20),
    nullif(coalesce(s.value ->> 'maxDiscount', '300'), '')::int,
    coalesce(nullif(s.value ->> 'validDays', '')::int, 30)
  from (select 1) as one
  left join public.admin_settings s on s.key = 'lead_settings'
$$;
