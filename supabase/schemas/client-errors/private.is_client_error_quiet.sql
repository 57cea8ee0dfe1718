-- Whether an error triggers no notice now (spec 8): the same one within an hour, another of its type within five
-- minutes, or three of its type within an hour.
create function private.is_client_error_quiet(p_type text, p_fingerprint text, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    bool_or(fingerprint = p_fingerprint) or count(*) >= 3 or max(notified_at) > p_at - interval '5 minutes', false
  )
  from private.client_errors where type = p_type and notified_at > p_at - interval '1 hour'
$$;
