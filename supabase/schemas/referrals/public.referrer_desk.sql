create function public.referrer_desk(p_referrer_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.referrer_desk(p_referrer_id) $$;
