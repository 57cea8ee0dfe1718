-- Raises PT409 case_updated when a case is not as the caller saw it. Detail: { actor, by, at } of its last step or money
-- event. The outcome of a refund by a step of this case isn't a change: the detail names its sender, not the gateway.
create function private.refuse_changed_case(p_case public.reconciliation_breaks, p_version text) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_actor text;
  v_name text;
  v_at timestamptz;
begin
  if public.money_case(p_case.id) ->> 'version' is distinct from p_version then
    select c.actor, c.name, c.changed_at into v_actor, v_name, v_at from (
      select 'admin' as actor, coalesce(decided_name, asked_name) as name, coalesce(decided_at, asked_at) as changed_at, null as refund_id
      from public.money_steps where break_id = p_case.id and kind <> 'note'
      union all
      select
        case when e.type in ('refund_failed', 'refund_processed') then 'gateway' else e.actor end, private.event_staff_name(e), e.created_at,
        case when e.type in ('refund_failed', 'refund_processed') then e.data ->> 'refund_id' end
      from public.order_events e
      where e.order_id = p_case.order_id and (e.to_status is not null or e.type like 'refund%')
      union all
      select 'gateway', null, updated_at, id::text from public.refunds where payment_id = p_case.payment_id and order_id is null
      union all
      select 'gateway', null, updated_at, null from public.disputes where payment_id = p_case.payment_id
    ) as c
    where not exists (select from public.money_steps where break_id = p_case.id and id::text = c.refund_id)
    order by c.changed_at desc, c.name limit 1;
    raise sqlstate 'PT409' using message = 'This case has changed', hint = 'case_updated', detail = jsonb_build_object(
      'actor', v_actor, 'by', v_name, 'at', v_at
    );
  end if;
end $$;
