-- The program's public terms, without the rules for holding a referral. Claims without source and date are replaced by what the
-- shop counted: referrers with an order, rewards that were used, and the average of published reviews; 0 or null: nothing yet.
create function public.referral_terms() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'is_on', r.is_on, 'tees', r.tees, 'cap', r.cap, 'valid_days', r.valid_days,
    'claims', case when s ->> 'claimSource' <> '' and s ->> 'claimDate' <> '' then jsonb_build_object(
      'ambassadors', s -> 'ambassadors', 'free_tees', s -> 'freeTees', 'rating', s -> 'rating',
      'source', s -> 'claimSource', 'date', s -> 'claimDate'
    ) else jsonb_build_object(
      'ambassadors', (select count(*)::text from private.referrers where orders > 0),
      'free_tees', (select coalesce(sum(used), 0)::text from private.referrers),
      'rating', (select coalesce(round(avg(stars), 1), 0)::text from public.reviews where status = 'published'),
      'source', '', 'date', private.indian_day(private.now())
    ) end
  )
  from private.referral_rules() as r, private.settings_of('referral_settings') as s
$$;
