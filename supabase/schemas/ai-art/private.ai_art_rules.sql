-- What the back office has set for AI art: whether it is on, how many pictures a person may have drawn a day and a month and
-- the shop a day, and how much the shop spends on them a day.
create function private.ai_art_rules(
  out is_on boolean, out person_day int, out person_month int, out shop_day int, out budget_paise int
)
language sql stable set search_path = '' as $$
  select
    coalesce((s.value ->> 'isOn')::boolean, true),
    coalesce(nullif(s.value ->> 'personDay', '')::int, 3),
    coalesce(nullif(s.value ->> 'personMonth', '')::int, 20),
    coalesce(nullif(s.value ->> 'shopDay', '')::int, 200),
    coalesce(nullif(s.value ->> 'budget', '')::int, 500) * 100
  from (select 1) as one
  left join public.admin_settings s on s.key = 'ai_art_settings'
$$;
