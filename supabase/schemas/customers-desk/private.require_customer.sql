-- For each step: the permission, and an account of a customer, which stays one until the step is done. PT404; PT409 is_staff.
create function private.require_customer(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_permission('customers.write');
  perform from auth.users where id = p_user_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This account does not exist any more', hint = 'not_found';
  elsif exists (select from public.user_roles where user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This is an account of staff', hint = 'is_staff';
  end if;
end $$;
