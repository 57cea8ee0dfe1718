-- Locks the submissions of these versions, by version: see docs/locks.md.
create function private.lock_submissions(p_version_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.submissions where version_id = any (p_version_ids) order by version_id for no key update;
end $$;
