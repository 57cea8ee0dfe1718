create function public.note_subscription_export(p_q text) returns void
language sql set search_path = '' as $$ select private.note_subscription_export(p_q) $$;
