create function public.referral_terms() returns jsonb
language sql stable set search_path = '' as $$ select private.referral_terms() $$;
