-- A submission as its reviewer sees it: the design, its checks, whose uploads and where they come from, orders that wait for it, what was
-- sent before, its story, and refused art that looks like it. Null when it is gone or a draft. PT403.
create or replace function private.submission_desk(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('art.review');
  return (
    select to_jsonb(s) - 'art_hashes' || jsonb_build_object(
      'reviewer_name', case when s.reviewer is not null then private.name_of_person(s.reviewer) end,
      'is_mine', s.reviewer is not distinct from (select auth.uid()),
      'name', v.name, 'document', v.document, 'sha256', v.sha256, 'prints', v.prints, 'issues', v.issues, 'is_plain', v.is_plain,
      'rights_version', v.rights_version, 'rights_accepted_at', v.rights_accepted_at, 'frozen_at', v.created_at,
      'shopper', case when v.user_id is null then null else private.name_of_person(v.user_id) end,
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
          'id', b.id, 'status', b.status, 'reasons', b.reasons, 'answer', b.answer, 'submitted_at', b.submitted_at
        ) order by b.submitted_at desc), '[]')
        from public.submissions b where b.design_id = s.design_id and b.id <> s.id and b.status <> 'draft'
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(e) - 'submission_id' - 'actor' order by e.id), '[]')
        from public.submission_events e where e.submission_id = s.id
      ),
      'near', private.near_refused_art(coalesce(s.art_hashes, '{}'), s.id),
      'product', (select jsonb_build_object('id', p.id, 'name', p.name) from public.products p where p.id = s.product_id)
    )
    from public.submissions s join public.design_versions v on v.id = s.version_id
    where s.id = p_id and s.status <> 'draft'
  );
end $$;

-- How the review of designs goes over so many days, and what AI art costs (rupees) beside the orders that show it. PT403.
create or replace function private.submission_report(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_since timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('reports.read');
  return (
    select jsonb_build_object(
      'decided', count(*), 'by_rule', count(*) filter (where lane = 'auto'),
      'approved', count(*) filter (where status = 'approved'),
      'changes_requested', count(*) filter (where status in ('changes_requested', 'archived') and not is_final),
      'rejected', count(*) filter (where is_final),
      'median_minutes', round((percentile_cont(0.5) within group (order by waited) filter (where lane = 'person'))::numeric),
      'slow_minutes', round((percentile_cont(0.9) within group (order by waited) filter (where lane = 'person'))::numeric)
    )
    from (
      select lane, status, extract(epoch from decided_at - submitted_at) / 60 as waited,
        status in ('rejected', 'archived') and (
          select e.type from public.submission_events e
          where e.submission_id = s.id and e.type in ('changes_requested', 'rejected') order by e.id desc limit 1
        ) = 'rejected' as is_final
      from public.submissions s where decided_at >= v_since
    ) as decided
  ) || jsonb_build_object(
    'ai', (
      select jsonb_build_object('pictures', count(*) filter (where status = 'done'), 'spent', coalesce(sum(cost_paise) filter (where is_charged), 0) / 100.0)
      from public.ai_generations where created_at >= v_since
    ) || (
      select jsonb_build_object('orders', count(*), 'worth', coalesce(sum(total), 0)) from public.orders o
      where o.created_at >= v_since and o.status not in ('Pending Payment', 'COD Review', 'Cancelled') and exists (
        select from public.order_items i
        join public.design_versions d on d.id = i.design_version_id
        join public.design_assets a on a.id = any (d.assets)
        left join public.design_assets source on source.id = a.source_asset_id
        join public.ai_generations g on g.path in (a.path, source.path)
        where i.order_id = o.id
      )
    ),
    'waiting', (select count(*) from public.submissions where status in ('submitted', 'in_review')),
    'oldest', (select min(submitted_at) from public.submissions where status in ('submitted', 'in_review')),
    'reasons', (
      select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', times) order by times desc, reason), '[]')
      from (
        select reason, count(*) as times from public.submissions, unnest(reasons) as reason
        where decided_at >= v_since group by reason
      ) as counted
    )
  );
end $$;
