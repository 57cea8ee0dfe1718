-- Keeps the fingerprints of a submission's prints: 64 bits each, one for each printed side.
create function public.keep_art_hashes(p_id uuid, p_hashes bigint[]) returns void
language sql set search_path = '' as $$ update public.submissions set art_hashes = p_hashes where id = p_id $$;
