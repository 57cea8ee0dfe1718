-- A person's credits and newest pictures: { is_on, left_today, left_this_month, refusal, generations }. `refusal`: why
-- no picture can be generated now, or null.
create function public.my_ai_art(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'is_on', rules.is_on,
    'left_today', greatest(0, rules.person_day - used.person_day),
    'left_this_month', greatest(0, rules.person_month - used.person_month),
    'refusal', private.find_ai_refusal(p_user_id, 0),
    'generations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'parent_id', g.parent_id, 'prompt', g.prompt, 'style', g.style, 'aspect', g.aspect,
        'is_transparent', g.is_transparent, 'status', g.status, 'code', g.code, 'created_at', g.created_at,
        'asset', case when a.id is not null then
          jsonb_build_object('id', a.id, 'width', a.width, 'height', a.height, 'has_alpha', a.has_alpha, 'soft_percent', a.soft_percent)
        end
      ) order by g.created_at desc, g.id), '[]')
      from (
        select * from public.ai_generations where user_id = p_user_id order by created_at desc, id limit 60
      ) as g
      left join public.design_assets a on a.id = g.asset_id
    )
  )
  from private.ai_art_rules() as rules, private.ai_art_used(p_user_id) as used
$$;
