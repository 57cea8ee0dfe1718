-- What the back office has set for the referral program; the usual values are those of lib/settings/referral-settings.ts.
create function private.referral_rules(
  out is_on boolean, out pieces int, out cap numeric, out valid_days int, out hold_at int
)
language sql stable set search_path = '' as $$
  select
    coalesce((s.value ->> 'isOn')::boolean, true),
    coalesce(nullif(s.value ->> 'pieces', '')::int, 3),
    coalesce(nullif(s.value ->> 'cap', '')::numeric, 699),
    coalesce(nullif(s.value ->> 'validDays', '')::int, 90),
    coalesce(nullif(s.value ->> 'holdAt', '')::int, 2)
  from (select 1) as one
  left join public.admin_settings s on s.key = 'referral_settings'
$$;
