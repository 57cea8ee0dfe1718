-- Spent or reserved credits by India's calendar: of a person today and this month, of the shop today, and today's cost
-- of the shop's pictures, including failed ones. A picture refused after it was drawn costs a credit too.
create function private.ai_art_used(
  p_user_id uuid, out person_day int, out person_month int, out shop_day int, out shop_paise int
)
language sql stable set search_path = '' as $$
  select mine.of_day, mine.of_month, shop.of_day, shop.paise
  from (
    select count(*) filter (where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata'))::int as of_day, count(*)::int as of_month
    from public.ai_generations
    where (user_id = p_user_id or person_key = private.ai_art_person(p_user_id)) and (is_charged or (status = 'refused' and cost_paise > 0)) and created_at >= date_trunc('month', private.now(), 'Asia/Kolkata')
  ) as mine, (
    select count(*) filter (where is_charged)::int as of_day, coalesce(sum(cost_paise), 0)::int as paise
    from public.ai_generations where created_at >= date_trunc('day', private.now(), 'Asia/Kolkata')
  ) as shop
$$;
