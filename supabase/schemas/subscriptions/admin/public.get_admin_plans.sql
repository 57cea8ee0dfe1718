-- Every plan with its prices, the newest first, and the payers of each; tastes with their matches; the terms.
create function public.get_admin_plans() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('subscriptions.read');
  return jsonb_build_object(
    'plans', coalesce((
      select jsonb_agg(to_jsonb(p) - array['created_at', 'updated_at'] || jsonb_build_object(
        'prices', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', r.id, 'amount', r.amount, 'created_at', r.created_at,
            'by', case when r.author is not null then private.format_person_name(r.author) end,
            'gateway_plan_id', r.gateway_plan_id, 'attempts', r.attempts, 'next_at', r.next_at, 'last_error', r.last_error,
            'subscribers', (
              select count(*) from private.subscriptions s where s.price_id = r.id and s.ended_at is null and s.status <> 'created'
            )
          ) order by r.created_at desc, r.id), '[]')
          from private.subscription_prices r where r.plan_id = p.id
        )
      ) order by p.is_offered desc, p.sort_order, p.id)
      from private.subscription_plans p
    ), '[]'),
    'tastes', coalesce((
      select jsonb_agg(to_jsonb(t) - 'sort_order' || jsonb_build_object('prints', private.count_taste_products(t.words))
        order by t.sort_order, t.slug)
      from private.subscription_tastes t
    ), '[]'),
    'tastes_version', private.subscription_tastes_version(),
    'terms', private.subscription_terms()
  );
end $$;
