-- The program's public terms, without the rules for holding a referral.
create function public.referral_terms() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'is_on', r.is_on, 'tees', r.tees, 'cap', r.cap, 'valid_days', r.valid_days,
    'claims', jsonb_build_object(
      'ambassadors', s -> 'ambassadors', 'free_tees', s -> 'freeTees', 'rating', s -> 'rating'
    )
  )
  from private.referral_rules() as r, private.settings_of('referral_settings') as s
$$;
