-- The current offer: plans whose newest price the gateway has, tastes, and sizes that the shop prints. Rupees.
create function public.subscription_offer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'slug', p.slug, 'name', p.name, 'about', p.about, 'tees', p.tees, 'months', p.months,
        'amount', a.amount, 'price_id', a.id
      ) order by p.sort_order, p.id)
      from private.subscription_plans p join private.subscription_prices a on a.id = private.current_price_of(p.id)
      where p.is_offered
    ), '[]'),
    'tastes', coalesce((
      select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'about', t.about) order by t.sort_order, t.slug)
      from private.subscription_tastes t
    ), '[]'),
    'cuts', coalesce((
      select jsonb_agg(jsonb_build_object('cut', c.cut, 'sizes', c.sizes)
        order by array_position(array['regular', 'oversized', 'women', 'kids'], c.cut))
      from (
        select fit.cut, jsonb_agg(fit.size order by z.sort_order) as sizes
        from private.subscription_sizes() as fit join public.sizes z on z.name = fit.size
        group by fit.cut
      ) as c
    ), '[]'),
    'terms', (select to_jsonb(t) || jsonb_build_object('choice_days', private.choice_days()) from private.subscription_terms() as t)
  )
$$;
