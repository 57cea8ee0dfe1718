create function public.my_referral() returns jsonb
language sql stable set search_path = '' as $$ select private.my_referral() $$;
