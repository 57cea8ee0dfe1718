-- Saves the draft of an order by phone; returns its new version. p_version: the one that was read, 0 for a new draft.
-- PT409 too_many_drafts and those of lock_phone_draft.
create function public.save_phone_draft(p_id uuid, p_version int, p_draft jsonb) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_me uuid := (select auth.uid());
  v_version int;
begin
  perform private.require_permission('orders.write');
  if p_version = 0 then
    if (select count(*) from public.phone_drafts where author = v_me and order_id is null) >= 50 then
      raise sqlstate 'PT409' using message = 'You have 50 open drafts', hint = 'too_many_drafts';
    end if;
    insert into public.phone_drafts (id, author, author_name, draft)
      values (p_id, v_me, private.format_person_name(v_me), p_draft)
      on conflict (id) do nothing returning version into v_version;
    if v_version is not null then
      return v_version;
    end if;
  end if;
  -- The response to this same save was lost.
  if exists (
    select from public.phone_drafts
    where id = p_id and author = v_me and order_id is null and version = p_version + 1 and draft = p_draft
  ) then
    return p_version + 1;
  end if;
  perform private.lock_phone_draft(p_id, p_version, v_me);
  update public.phone_drafts set draft = p_draft, version = version + 1
    where id = p_id returning version into v_version;
  return v_version;
end $$;
