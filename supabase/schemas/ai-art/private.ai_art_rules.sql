-- The admin's settings of AI art: whether it is on, pictures per person a day and a month, pictures of the shop a day,
-- and the shop's spending limit a day.
create function private.ai_art_rules(
  out is_on boolean, out person_day int, out person_month int, out shop_day int, out budget_paise int
)
language sql stable set search_path = '' as $$
  select
    (s ->> 'isOn')::boolean, (s ->> 'personDay')::int, (s ->> 'personMonth')::int, (s ->> 'shopDay')::int,
    (s ->> 'budget')::int * 100
  from private.settings_of('ai_art_settings') as s
$$;
