create function public.delete_loose_design_files(p_bucket text, p_paths text[]) returns void
language sql set search_path = '' as $$
  delete from private.loose_design_files where bucket = p_bucket and path = any (p_paths) and claimed_at is not null
$$;
