create function public.note_lead_export(p_q text) returns void
language sql set search_path = '' as $$ select private.note_lead_export(p_q) $$;
