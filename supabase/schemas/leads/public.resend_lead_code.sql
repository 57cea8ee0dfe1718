create function public.resend_lead_code(p_id bigint) returns void
language sql set search_path = '' as $$ select private.resend_lead_code(p_id) $$;
