-- The admin's settings of the referral program.
create function private.referral_rules(
  out is_on boolean, out pieces int, out cap numeric, out valid_days int, out hold_at int
)
language sql stable set search_path = '' as $$
  select
    (s ->> 'isOn')::boolean, (s ->> 'pieces')::int, (s ->> 'cap')::numeric, (s ->> 'validDays')::int, (s ->> 'holdAt')::int
  from private.settings_of('referral_settings') as s
$$;
