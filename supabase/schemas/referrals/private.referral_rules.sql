-- The admin's settings of the referral program.
create function private.referral_rules(
  out is_on boolean, out tees int, out cap numeric, out valid_days int, out review_at_risk int
)
language sql stable set search_path = '' as $$
  select
    (s ->> 'isOn')::boolean, (s ->> 'tees')::int, (s ->> 'cap')::numeric, (s ->> 'validDays')::int, (s ->> 'reviewAtRisk')::int
  from private.settings_of('referral_settings') as s
$$;
