create function private.grants_of_invitations() returns void
language sql set search_path = '' as $$
  grant select on public.staff_invitations to authenticated;
  grant execute on function
    public.invite_staff(text, text),
    public.withdraw_invitation(uuid)
    to authenticated;
$$;
