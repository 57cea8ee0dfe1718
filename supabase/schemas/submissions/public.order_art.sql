-- The review state of an order's designs. The caller must have checked access to that order.
create function public.order_art(p_order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'version_id', v.id, 'design_id', v.design_id, 'name', v.name, 'status', s.status, 'reasons', coalesce(s.reasons, '{}'),
    'answer', coalesce(s.answer, ''), 'submission_id', s.id, 'is_refused', private.is_art_refused(v.id),
    'submitted_at', s.submitted_at, 'decided_at', s.decided_at,
    'cut', v.document ->> 'cut', 'colour', v.document ->> 'colour'
  ) order by v.name, v.id), '[]')
  from (select distinct design_version_id from public.order_items where order_id = p_order_id) as line
  join public.design_versions v on v.id = line.design_version_id
  left join public.submissions s on s.version_id = v.id
$$;
