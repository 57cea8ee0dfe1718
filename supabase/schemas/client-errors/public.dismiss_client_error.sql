create function public.dismiss_client_error(p_type text, p_fingerprint text, p_seen_at timestamptz) returns void
language sql set search_path = '' as $$ select private.dismiss_client_error(p_type, p_fingerprint, p_seen_at) $$;
