-- Submits the designs of a confirmed order for review; approved ones stay approved. Plain ones are approved by rule when
-- the settings allow it; a replacement of rejected art is for a person (p_may_pass). The customer is notified now of
-- designs rejected before the order was confirmed. The caller holds the order's lock.
create function private.submit_order_art(p_order_id uuid, p_may_pass boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  v_row public.submissions;
begin
  for v_row in
    insert into public.submissions (version_id, design_id, source, status, lane, submitted_at, decided_at)
      select v.id, v.design_id, 'order', lane.status, lane.name, private.now(), case lane.status when 'approved' then private.now() end
      from public.design_versions v
      cross join lateral (
        select case when passes then 'auto' else 'person' end as name, case when passes then 'approved' else 'submitted' end as status
        from (select p_may_pass and private.passes_by_rule(v) as passes) as rule
      ) as lane
      where v.id in (select design_version_id from public.order_items where order_id = p_order_id)
      order by v.id
      on conflict (version_id) do update
        set status = excluded.status, lane = excluded.lane, submitted_at = private.now(), decided_at = excluded.decided_at,
          rev = submissions.rev + 1
        where submissions.status in ('draft', 'withdrawn', 'archived') and submissions.decided_at is null
      returning *
  loop
    perform private.record_submission_event(v_row, 'submitted', 'order');
    if v_row.status = 'approved' then
      perform private.record_submission_event(v_row, 'approved', 'rule');
    end if;
  end loop;
  perform private.queue_message('art_decided', p_order_id, jsonb_build_object('submission_id', s.id, 'rev', s.rev))
    from public.submissions s
    where s.version_id in (select design_version_id from public.order_items where order_id = p_order_id)
      and private.is_art_refused(s.version_id);
end $$;
