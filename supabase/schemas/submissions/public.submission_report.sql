-- Design review figures of so many days, and the cost of AI art (rupees), including failed attempts, beside the orders
-- that use it. PT403.
create function public.submission_report(p_days int) returns jsonb
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
      select jsonb_build_object('pictures', count(*) filter (where status = 'done'), 'spent', coalesce(sum(cost_paise), 0) / 100.0)
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
