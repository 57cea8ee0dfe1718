create function private.grants_of_seo_admin() returns void
language sql set search_path = '' as $$
  grant select on public.redirects, public.og_pictures to anon, authenticated;
  grant select on public.missing_pages to authenticated;
  grant execute on function
    public.save_redirect(bigint, text, text),
    public.delete_redirect(bigint),
    public.delete_missing_page(text),
    public.delete_missing_pages(text[]),
    public.save_seo_rule(text, text, timestamptz),
    public.redraw_og(text, bigint),
    public.get_seo_overview()
    to authenticated;
$$;
