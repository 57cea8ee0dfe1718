-- Files unused for a day; once claimed, they can't be used again.
create function public.claim_loose_design_files(p_limit int) returns table (bucket text, path text)
language sql set search_path = '' as $$
  update private.loose_design_files set claimed_at = private.now() where ctid in (
    select ctid from private.loose_design_files where recorded_at < private.now() - interval '1 day'
    order by recorded_at limit p_limit for update skip locked
  ) returning bucket, path
$$;
