create function public.crawl_gaps() returns jsonb
language sql stable set search_path = '' as $$ select private.crawl_gaps() $$;
