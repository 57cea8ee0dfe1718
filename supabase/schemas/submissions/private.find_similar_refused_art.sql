-- Rejected art that resembles one of these prints (at most 8 of 64 bits differ), the nearest first, five at most. Other
-- versions of the submission's design are left out: the review page already lists them. Tees of a group share their art,
-- so it counts only if none of them is waiting or approved; otherwise a tee was rejected for its name or number.
create function private.find_similar_refused_art(p_hashes bigint[], p_but uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'submission_id', near.submission_id, 'reasons', near.reasons, 'refused_at', near.refused_at, 'differs', near.differs
  ) order by near.differs), '[]')
  from (
    select r.submission_id, r.reasons, r.refused_at, min(bit_count((r.hash # print.hash)::bit(64))) as differs
    from private.refused_art r cross join unnest(p_hashes) as print (hash)
    where not exists (
      select from public.submissions own join public.submissions other on other.design_id = own.design_id
      where own.id = p_but and other.id = r.submission_id
    ) and not exists (
      select from public.submissions tee
      join private.group_members m on m.group_id = tee.design_id
      join public.submissions other on other.version_id = m.version_id
      where tee.id = r.submission_id and other.status in ('submitted', 'in_review', 'approved')
    )
    group by r.id
    having min(bit_count((r.hash # print.hash)::bit(64))) <= 8
    order by differs, r.refused_at desc
    limit 5
  ) as near
$$;
