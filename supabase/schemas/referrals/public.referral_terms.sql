-- What everybody may know of the program. What it is held for is the shop's own business.
create function public.referral_terms() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'is_on', r.is_on, 'pieces', r.pieces, 'cap', r.cap, 'valid_days', r.valid_days,
    'claims', jsonb_build_object(
      'ambassadors', coalesce(nullif(s.value ->> 'ambassadors', ''), '10,000+'),
      'free_tees', coalesce(nullif(s.value ->> 'freeTees', ''), '50,000+'),
      'rating', coalesce(nullif(s.value ->> 'rating', ''), '4.9')
    )
  )
  from private.referral_rules() as r left join public.admin_settings s on s.key = 'referral_settings'
$$;
