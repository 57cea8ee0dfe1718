-- The customer changed their mind.
create function public.cancel_deletion_request(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_customer(p_user_id);
  delete from private.deletion_requests where user_id = p_user_id;
  if not found then
    raise sqlstate 'PT409' using message = 'This request no longer exists', hint = 'not_asked';
  end if;
  perform private.audit_customer(p_user_id, 'update', '{"step": "deletion_dropped"}');
end $$;
