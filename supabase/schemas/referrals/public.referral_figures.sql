create function public.referral_figures() returns jsonb
language sql stable set search_path = '' as $$ select private.referral_figures() $$;
