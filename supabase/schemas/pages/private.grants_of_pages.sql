create function private.grants_of_pages() returns void
language sql set search_path = '' as $$
  grant select on public.pages to anon, authenticated;
  grant select on public.page_revisions to authenticated;
  grant execute on function
    public.save_page(text, int, jsonb),
    public.get_admin_page(text)
    to authenticated;
$$;
