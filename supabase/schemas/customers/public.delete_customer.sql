-- Deletes the account of a customer whose request is recorded; returns the outcome of delete_account. PT409 is_staff |
-- not_asked.
create function public.delete_customer(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '6s' as $$
declare
  v_request private.deletion_requests;
  v_outcome text;
begin
  perform private.require_customer(p_user_id, true);
  select * into v_request from private.deletion_requests where user_id = p_user_id;
  if not found then
    raise sqlstate 'PT409' using message = 'No request of this customer is recorded', hint = 'not_asked';
  end if;
  v_outcome := public.delete_account(p_user_id);
  if v_outcome = 'deleted' then
    perform private.audit_customer(p_user_id, 'delete', jsonb_build_object('step', 'deleted', 'note', v_request.note));
  end if;
  return v_outcome;
end $$;
