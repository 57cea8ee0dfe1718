-- Sets the state of messages and returns those that had another one, with that state, for Undo. A complaint is
-- done only after an answer: PT409 unanswered. PT422 bad_state.
create function public.mark_contact(p_ids bigint[], p_state text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_before jsonb;
begin
  perform private.require_permission('customers.write');
  if cardinality(p_ids) > 200 then
    raise sqlstate 'PT422' using message = 'At most 200 at once', hint = 'bad_state';
  end if;
  if p_state = 'done' and exists (
    select from public.contact_messages where id = any (p_ids) and topic = 'complaint' and answered_at is null
  ) then
    raise sqlstate 'PT409' using message = 'A complaint needs an answer first', hint = 'unanswered';
  end if;
  with held as (
    select id, state from public.contact_messages where id = any (p_ids) and state <> p_state order by id for update
  ), marked as (
    update public.contact_messages m set state = p_state, solved_at = case p_state when 'done' then private.now() end from held where m.id = held.id returning m.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', held.id, 'state', held.state) order by held.id), '[]') into v_before
  from held join marked on marked.id = held.id;
  return v_before;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'No such state', hint = 'bad_state';
end $$;
