-- A proven request, for a step of staff. PT404.
create function private.require_privacy_request(p_id uuid) returns public.privacy_requests
language plpgsql set search_path = '' as $$
declare
  v_row public.privacy_requests;
begin
  perform private.require_permission('customers.write');
  select * into v_row from public.privacy_requests where id = p_id and proven_at is not null for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such request', hint = 'not_found';
  end if;
  return v_row;
end $$;
