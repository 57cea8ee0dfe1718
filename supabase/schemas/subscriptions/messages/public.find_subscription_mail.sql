-- The content of an email or SMS about a subscription; null when it is deleted. p_charge_id: the charge it is about. Rupees.
create function public.find_subscription_mail(p_id uuid, p_charge_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'number', s.number, 'status', s.status, 'status_at', s.status_at, 'phone', s.phone, 'email', s.email, 'name', s.name, 'address', s.address,
    'plan', p.name, 'started_at', s.started_at, 'tees', p.tees, 'months', p.months, 'amount', a.amount, 'size', s.size,
    'charge_at', s.charge_at, 'resumes_at', s.resumes_at, 'mandate_reference', s.gateway_subscription_id, 'mandate_ends_at', s.mandate_ends_at, 'method', s.method, 'cancel_reason', s.cancel_reason,
    'cutoff_at', s.charge_at - make_interval(hours => coalesce(private.number_setting('subscription_cutoff_hours', 24), 24)::int),
    'ends_by', s.halted_at + make_interval(days => coalesce(private.number_setting('subscription_grace_days', 14), 14)::int),
    'is_paused_by_bank', s.status = 'paused' and s.is_paused_by_bank,
    'followed_by', (select number from private.subscriptions where follows = s.id and status <> 'expired' order by cancel_asked_at is not null, created_at desc limit 1),
    'charge', (
      select jsonb_build_object('amount', c.amount, 'paid_at', c.paid_at, 'state', c.state, 'why', c.why,
        'choose_by', case when c.state = 'asked' then c.asked_at + make_interval(days => private.choice_days()) end)
      from private.subscription_charges c where c.id = p_charge_id and c.subscription_id = s.id
    ),
    'picks', coalesce((
      select jsonb_agg(jsonb_build_object(
        'slug', g.slug, 'name', g.name, 'size', v.size, 'color_name', k.name, 'picture', (
          select i.image_url from public.product_images i
          where i.product_id = g.id
          order by i.color is not distinct from v.color desc, i.position, i.id limit 1
        )
      ) order by b.position)
      from private.subscription_picks b
      join public.product_variants v on v.id = b.variant_id
      join public.products g on g.id = v.product_id
      join public.colors k on k.slug = v.color
      where b.subscription_id = s.id
    ), '[]')
  )
  from private.subscriptions s
  join private.subscription_prices a on a.id = s.price_id
  join private.subscription_plans p on p.id = a.plan_id
  where s.id = p_id
$$;
