create function public.delete_loose_pictures(p_urls text[]) returns void
language sql set search_path = '' as $$
  delete from private.loose_pictures where image_url = any (p_urls) and claimed_at is not null
$$;
