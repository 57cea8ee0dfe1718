-- What a quote needs apart from prices: { place, cod, coupons }. place: see find_pincode(). cod: the phone's open unpaid
-- orders and its orders returned to sender (RTO). coupons: the automatic and public ones and the one with the code, each
-- with a `problem` that only the database can check.
create function public.read_quote_facts(
  p_code text default null, p_pincode text default null, p_user_id uuid default null, p_email text default null,
  p_phone text default null, p_except uuid default null
) returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s' as $$
  select jsonb_build_object(
    'place', public.find_pincode(p_pincode),
    'cod', jsonb_build_object(
      'open', private.count_open_cod(p_phone, p_except),
      'refused', private.count_refused(p_phone)
    ),
    'coupons', coalesce((
      select jsonb_agg(to_jsonb(c) || jsonb_build_object(
        'problem', private.find_coupon_problem(c, p_user_id, p_email, p_phone, p_except)
      ) order by c.id)
      from public.coupons c where c.code = p_code or ((c.is_automatic or c.is_public) and c.is_active)
    ), '[]')
  )
$$;
