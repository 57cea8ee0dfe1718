create function public.subscription_choices(p_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.subscription_choices(p_id) $$;
