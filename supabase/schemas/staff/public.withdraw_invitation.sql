create function public.withdraw_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('roles.write');
  delete from public.staff_invitations where id = p_id and accepted_at is null;
end $$;
