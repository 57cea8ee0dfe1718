create function private.grants_of_crawlers() returns void
language sql set search_path = '' as $$
  grant select on public.crawler_visits, public.indexnow_pings to authenticated;
  grant execute on function
    public.sitemap_parts(), public.sitemap_products(int), public.feed_products(int) to anon, authenticated;
  grant execute on function public.list_sitemap_gaps() to authenticated;
$$;
