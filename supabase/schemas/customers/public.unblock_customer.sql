create function public.unblock_customer(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_reason text := private.require_text(p_reason);
begin
  perform private.require_customer(p_user_id);
  delete from private.blocks where user_id = p_user_id;
  if not found then
    raise sqlstate 'PT409' using message = 'This account is no longer blocked', hint = 'not_blocked';
  end if;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'is_blocked' where id = p_user_id;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'unblocked', 'note', v_reason));
end $$;
