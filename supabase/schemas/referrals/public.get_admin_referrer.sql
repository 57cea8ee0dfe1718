-- A referrer as staff see them; null when there is none.
create function public.get_admin_referrer(p_referrer_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('offers.read');
  return (
    select to_jsonb(f) - array['words', 'created_at'] || jsonb_build_object(
      'name', private.format_person_name(f.referrer_id),
      'referrals', coalesce((
        select jsonb_agg(jsonb_build_object(
          'order_number', o.order_id, 'status', o.status, 'total', o.total, 'placed_at', o.created_at, 'state', r.state,
          'refusal', r.refusal, 'signals', r.signals, 'tees', r.tees, 'all_tees', private.count_kept_tees(o),
          'is_first_order', r.is_first_order
        ) order by o.created_at desc)
        from (
          select * from private.referrals where referrer_id = f.referrer_id order by created_at desc limit 200
        ) as r join public.orders o on o.id = r.order_id
      ), '[]'),
      'given', coalesce((
        select jsonb_agg(jsonb_build_object(
          'number', w.number, 'coupon_id', c.id, 'code', c.code, 'given_at', w.created_at, 'ends_at', c.ends_at, 'is_active', c.is_active,
          'order_number', o.order_id, 'discount', o.coupon_discount
        ) order by w.number desc)
        from private.referral_rewards w
        left join public.coupons c on c.id = w.coupon_id
        left join public.orders o on o.coupon_id = c.id and private.is_sold_order(o)
        where w.referrer_id = f.referrer_id
      ), '[]')
    )
    from private.referrers f where f.referrer_id = p_referrer_id
  );
end $$;
