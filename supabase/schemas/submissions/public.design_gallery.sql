-- The newest four designs of the home page, or one of all that it may show. `first_name`: of its designer, if they allow it.
create function public.design_gallery(p_version_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(g) - 'submitted_at' order by g.submitted_at desc, g.version_id), '[]')
  from (
    select s.version_id, s.submitted_at, v.name, private.picture_path(v.id, v.prints) as picture,
      case when s.gallery_shows_name then nullif(btrim(p.first_name), '') end as first_name, s.gallery_may_remix as may_remix,
      private.has_ai_art(v.assets) as is_ai
    from public.submissions s join public.design_versions v on v.id = s.version_id join public.profiles p on p.id = v.user_id
    where s.gallery = 'shown' and s.status = 'approved' and (p_version_id is null or v.id = p_version_id) and not exists (
      select from public.designs d where d.id = v.design_id and d.user_id = v.user_id and d.deleted_at is not null
    )
    order by s.submitted_at desc, s.version_id limit 4
  ) as g
$$;
