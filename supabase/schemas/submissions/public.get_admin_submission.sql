-- A submission for its reviewer: the design, its checks, uploads with their owners and sources, orders that wait for it,
-- earlier submissions, its timeline, and similar rejected art. Null when it is deleted or a draft. PT403.
create function public.get_admin_submission(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('art.review');
  return (
    select to_jsonb(s) - 'art_hashes' || jsonb_build_object(
      'reviewer_name', case when s.reviewer is not null then private.format_person_name(s.reviewer) end,
      'is_mine', s.reviewer is not distinct from (select auth.uid()),
      'name', v.name, 'document', v.document, 'sha256', v.sha256, 'prints', v.prints, 'issues', v.issues, 'is_plain', v.is_plain,
      'rights_version', v.rights_version, 'rights_accepted_at', v.rights_accepted_at, 'frozen_at', v.created_at,
      'shopper', case when v.user_id is null then null else private.format_person_name(v.user_id) end,
      'is_guest', v.user_id is null,
      'provenance', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'width', a.width, 'height', a.height, 'created_at', a.created_at, 'is_cut_out', a.source_asset_id is not null,
          'ai', made.words
        ) order by a.created_at, a.id), '[]')
        from public.design_assets a
        left join public.design_assets source on source.id = a.source_asset_id
        left join lateral (
          select jsonb_build_object('prompt', g.prompt, 'style', g.style, 'model', g.model) as words
          from public.ai_generations g where g.path in (a.path, source.path) limit 1
        ) as made on true
        where a.id = any (v.assets)
      ),
      'orders', (
        select coalesce(jsonb_agg(distinct jsonb_build_object('order_number', o.order_id, 'status', o.status)), '[]')
        from public.order_items i join public.orders o on o.id = i.order_id
        where i.design_version_id = v.id and o.status not in ('Pending Payment', 'Cancelled')
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'view', f.view, 'kind', f.kind, 'path', f.path, 'sha256', f.sha256, 'width_px', f.width_px,
          'height_px', f.height_px, 'bytes', f.bytes, 'made_at', f.made_at
        ) order by f.view, f.kind), '[]') from public.print_files f where f.version_id = v.id
      ),
      'before', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', b.id, 'status', b.status, 'reasons', b.reasons, 'answer', b.answer, 'submitted_at', b.submitted_at,
          'words', (select btrim(m.name || ' ' || m.number) from private.group_members m where m.version_id = b.version_id limit 1)
        ) order by b.submitted_at desc), '[]')
        from public.submissions b where b.design_id = s.design_id and b.id <> s.id and b.status <> 'draft'
      ),
      'group_id', (select m.group_id from private.group_members m where m.version_id = s.version_id limit 1),
      -- The waiting tees of its group order: the same artwork with other names and numbers.
      'group_tees', (
        select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'rev', t.rev, 'words', t.words) order by t.words), '[]')
        from (
          select distinct on (w.id) w.id, w.rev, btrim(m.name || ' ' || m.number) as words
          from private.group_members m join public.submissions w on w.version_id = m.version_id
          where m.group_id = s.design_id and w.status in ('submitted', 'in_review')
            and exists (select from private.group_members own where own.group_id = m.group_id and own.version_id = s.version_id)
        ) as t
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'submission_id' - 'actor' order by e.id), '[]')
        from public.submission_events e where e.submission_id = s.id
      ),
      'near', private.find_similar_refused_art(coalesce(s.art_hashes, '{}'), s.id),
      'product', (select jsonb_build_object('id', p.id, 'name', p.name, 'is_shown', private.is_shown(p)) from public.products p where p.id = s.product_id)
    )
    from public.submissions s join public.design_versions v on v.id = s.version_id
    where s.id = p_id and s.status <> 'draft'
  );
end $$;
