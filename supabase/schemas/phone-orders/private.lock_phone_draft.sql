-- Locks a draft for a change by its author. PT404; PT403 not_yours: another person created it; PT409 placed (detail: the
-- number of its order) | stale: changed in another tab since p_version was read.
create function private.lock_phone_draft(p_id uuid, p_version int, p_person uuid) returns public.phone_drafts
language plpgsql set search_path = '' as $$
declare
  v_draft public.phone_drafts;
begin
  select * into v_draft from public.phone_drafts where id = p_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such draft', hint = 'not_found';
  elsif v_draft.author is distinct from p_person then
    raise sqlstate 'PT403' using message = format('This draft is %s''s', v_draft.author_name), hint = 'not_yours', detail = v_draft.author_name;
  elsif v_draft.order_id is not null then
    raise sqlstate 'PT409' using
      message = 'This order was placed', hint = 'placed',
      detail = (select order_id from public.orders where id = v_draft.order_id);
  elsif v_draft.version <> p_version then
    raise sqlstate 'PT409' using message = 'This draft was changed in another tab', hint = 'stale';
  end if;
  return v_draft;
end $$;
