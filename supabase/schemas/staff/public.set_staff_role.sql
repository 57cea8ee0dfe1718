-- Gives a member of staff another role from their next request on; null removes it. New staff are invited. PT403: more
-- than the caller has; PT404: no member of staff; PT409 last_owner.
create function public.set_staff_role(p_user_id uuid, p_role text default null) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('roles.write');
  perform private.refuse_excess_permissions(p_role);
  perform private.refuse_excess_permissions((select role from public.user_roles where user_id = p_user_id));
  if p_role is null then
    -- Customer pages have no second factor, and without its codes the password could not be changed.
    delete from auth.mfa_factors f using public.user_roles r where r.user_id = p_user_id and f.user_id = p_user_id;
    delete from public.user_roles where user_id = p_user_id;
  else
    update public.user_roles set role = p_role where user_id = p_user_id;
  end if;
  if not found then
    raise sqlstate 'PT404' using message = 'This person no longer has a role', hint = 'not_found';
  end if;
end $$;
