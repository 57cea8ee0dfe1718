create function public.known_codes(p_skus text[], p_barcodes text[], p_slugs text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.known_codes(p_skus, p_barcodes, p_slugs) $$;
