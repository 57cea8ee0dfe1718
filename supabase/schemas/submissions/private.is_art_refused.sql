-- Whether staff have rejected this version as it is.
create function private.is_art_refused(p_version_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.submissions
    where version_id = p_version_id and (status in ('changes_requested', 'rejected') or status = 'archived' and decided_at is not null)
  )
$$;
