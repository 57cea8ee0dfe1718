-- For each step: requires the permission and an account that is and stays a customer's until the step is done.
-- Concurrent orders of this person are placed before the step, or after it. p_with_orders: for a step that locks their
-- orders. PT404; PT409 is_staff.
create function private.require_customer(p_user_id uuid, p_with_orders boolean default false) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_permission('customers.write');
  if p_with_orders then
    perform from public.orders where id in (select id from private.orders_of(p_user_id)) order by created_at, id for update;
  end if;
  perform private.lock_customer(id, nullif(email, ''), '+' || ltrim(nullif(phone, ''), '+')) from auth.users where id = p_user_id;
  perform from auth.users where id = p_user_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'This account no longer exists', hint = 'not_found';
  elsif exists (select from public.user_roles where user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This is a staff account', hint = 'is_staff';
  end if;
end $$;
