create function public.subscription_desk(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_desk(p_id) $$;
