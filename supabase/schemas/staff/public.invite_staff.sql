-- Invites a person by email; its link is valid for seven days. Inviting the same address again replaces the first
-- invitation. PT409 is_staff: the address belongs to a person with a role.
create function public.invite_staff(p_email text, p_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_id uuid;
begin
  perform private.require_permission('roles.write');
  perform private.refuse_excess_permissions(p_role);
  if exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id where lower(u.email) = v_email
  ) then
    raise sqlstate 'PT409' using message = 'This person already has a role', hint = 'is_staff';
  end if;
  delete from public.staff_invitations where email = v_email and accepted_at is null;
  insert into public.staff_invitations (email, role, invited_by) values (v_email, p_role, (select auth.uid()))
    returning id into v_id;
  insert into public.outbox (topic, email, data) values ('staff_invited', v_email, jsonb_build_object('invitation_id', v_id));
  return v_id;
end $$;
