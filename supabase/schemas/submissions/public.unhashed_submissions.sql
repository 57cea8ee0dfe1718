-- Submissions whose prints have no fingerprints, the oldest first.
create function public.unhashed_submissions(p_limit int) returns table (id uuid, version_id uuid)
language sql stable set search_path = '' as $$
  select id, version_id from public.submissions
  where art_hashes is null and status in ('submitted', 'in_review', 'rejected') order by submitted_at limit p_limit
$$;
