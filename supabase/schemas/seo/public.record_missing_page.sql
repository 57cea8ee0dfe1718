-- Counts a visit to an address without a page, except one of a draft, which gets a page soon. Beyond 5,000 rows a new
-- one replaces the least visited, and of those the oldest.
create function public.record_missing_page(p_path text, p_referrer text) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.products where '/products/' || slug = p_path and status = 'draft' and not is_deleted)
    or exists (select from public.blog_posts where '/blog/' || slug = p_path and not is_live)
  then
    return;
  end if;
  update public.missing_pages set hits = hits + 1, last_at = private.now(), referrer = coalesce(nullif(p_referrer, ''), referrer)
    where path = p_path;
  if found then
    return;
  end if;
  delete from public.missing_pages where last_at < private.now() - interval '60 days';
  if (select count(*) from public.missing_pages) >= 5000 then
    delete from public.missing_pages where path = (
      select path from public.missing_pages order by hits, last_at limit 1 for update skip locked
    );
  end if;
  insert into public.missing_pages (path, referrer)
  select p_path, p_referrer where (select count(*) from public.missing_pages) < 5000
  on conflict (path) do nothing;
end $$;
