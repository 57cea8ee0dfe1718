-- Gives the invited person the role. 'joined' | 'gone' (withdrawn, used, expired, its sender is no longer an owner, or
-- the account is blocked) | 'other_address' (the account's address is not the invited one, or is not proven).
create function public.accept_invitation(p_id uuid, p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_invitation public.staff_invitations;
begin
  select * into v_invitation from public.staff_invitations
    where id = p_id and accepted_at is null and expires_at > private.now() for update;
  if not found or not private.staff_member_may(v_invitation.invited_by, 'roles.write') then
    return 'gone';
  end if;
  -- A concurrent customer action, see require_customer(), comes before or after.
  perform from auth.users
    where id = p_user_id and lower(email) = v_invitation.email and email_confirmed_at is not null for no key update;
  if not found then
    return 'other_address';
  elsif exists (select from private.blocks where user_id = p_user_id) then
    return 'gone';
  end if;
  insert into public.user_roles (user_id, role) values (p_user_id, v_invitation.role)
    on conflict (user_id) do nothing;
  update public.staff_invitations set accepted_at = private.now(), accepted_by = p_user_id where id = p_id;
  return 'joined';
end $$;
