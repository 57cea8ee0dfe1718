-- Ends a customer's sessions and refuses new sessions and orders. PT404; PT409 is_staff | already_done.
create function public.block_customer(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_known private.blocks;
  v_subscription private.subscriptions;
  v_reason text := private.require_text(p_reason);
begin
  perform private.require_customer(p_user_id);
  insert into private.blocks (user_id, reason, email_key, phone, blocked_by)
    select u.id, v_reason, case when u.email_confirmed_at is not null then private.email_key(u.email) end,
      case when u.phone_confirmed_at is not null then '+' || ltrim(u.phone, '+') end,
      private.format_person_name((select auth.uid()))
    from auth.users u where u.id = p_user_id
    on conflict (user_id) do nothing;
  if not found then
    select * into v_known from private.blocks where user_id = p_user_id;
    raise sqlstate 'PT409' using message = 'This account is already blocked', hint = 'already_done',
      detail = jsonb_build_object('by', v_known.blocked_by, 'at', v_known.created_at)::text;
  end if;
  -- The owner can't log in to cancel it; later charges are refunded.
  for v_subscription in
    select * from private.subscriptions where user_id = p_user_id and ended_at is null order by created_at, id for no key update
  loop
    perform private.set_pending_change(v_subscription, 'cancel', null, 'admin', 'Blocked');
  end loop;
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"is_blocked": true}' where id = p_user_id;
  delete from auth.sessions where user_id = p_user_id;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'blocked', 'note', v_reason));
end $$;
