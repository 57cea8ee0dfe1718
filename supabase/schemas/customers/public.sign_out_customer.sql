-- Ends all sessions of a customer; returns how many there were.
create function public.sign_out_customer(p_user_id uuid) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_count int;
begin
  perform private.require_customer(p_user_id);
  delete from auth.sessions where user_id = p_user_id;
  get diagnostics v_count = row_count;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'signed_out', 'sessions', v_count));
  return v_count;
end $$;
