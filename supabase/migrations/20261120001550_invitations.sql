-- Invitations into the back office, by mail.

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null
    check (email = lower(email) and email ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$' and char_length(email) <= 254),
  role text not null check (role in ('admin', 'manager', 'packer', 'editor', 'support')),
  invited_by uuid references auth.users on delete set null,
  created_at timestamptz not null default private.now(),
  expires_at timestamptz not null default private.now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references auth.users on delete set null
);
create unique index staff_invitations_open on public.staff_invitations (email) where accepted_at is null;
create index staff_invitations_invited_by on public.staff_invitations (invited_by) where invited_by is not null;
create index staff_invitations_accepted_by on public.staff_invitations (accepted_by) where accepted_by is not null;
alter table public.staff_invitations enable row level security;

-- Invites a person by mail; the link in it is good for seven days. Inviting the same address again replaces the first
-- invitation. PT409 is_staff: the address belongs to somebody with a role.
create function private.invite_staff(p_email text, p_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_email text := lower(btrim(p_email));
  v_id uuid;
begin
  perform private.require_permission('roles.write');
  perform private.refuse_more_than_mine(p_role);
  if exists (
    select from public.user_roles r join auth.users u on u.id = r.user_id where lower(u.email) = v_email
  ) then
    raise sqlstate 'PT409' using message = 'This person has a role already: change it in the list', hint = 'is_staff';
  end if;
  delete from public.staff_invitations where email = v_email and accepted_at is null;
  insert into public.staff_invitations (email, role, invited_by) values (v_email, p_role, (select auth.uid()))
    returning id into v_id;
  insert into public.outbox (topic, email, data) values ('staff_invited', v_email, jsonb_build_object('invitation_id', v_id));
  return v_id;
end $$;

create function public.invite_staff(p_email text, p_role text) returns uuid
language sql set search_path = '' as $$ select private.invite_staff(p_email, p_role) $$;

create function private.withdraw_invitation(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('roles.write');
  delete from public.staff_invitations where id = p_id and accepted_at is null;
end $$;

create function public.withdraw_invitation(p_id uuid) returns void
language sql set search_path = '' as $$ select private.withdraw_invitation(p_id) $$;

-- Gives the invited person the role. 'joined' | 'gone' (withdrawn, used, expired, its sender is no owner any more, or the account is blocked) | 'other_address' (the account's
-- address is not the invited one, or nobody has proven it).
create function private.accept_invitation(p_id uuid, p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_invitation public.staff_invitations;
begin
  select * into v_invitation from public.staff_invitations
    where id = p_id and accepted_at is null and expires_at > private.now() for update;
  if not found or not private.staff_member_may(v_invitation.invited_by, 'roles.write') then
    return 'gone';
  end if;
  -- Who looks at them as a customer, see require_customer(), comes before or after.
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

create function public.accept_invitation(p_id uuid, p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.accept_invitation(p_id, p_user_id) $$;

create function private.grants_of_invitations() returns void
language sql set search_path = '' as $$
  grant select on public.staff_invitations to authenticated;
  grant execute on function
    public.invite_staff(text, text), private.invite_staff(text, text),
    public.withdraw_invitation(uuid), private.withdraw_invitation(uuid)
    to authenticated;
$$;

create trigger staff_invitations_audit after insert or update or delete on public.staff_invitations
  for each row execute function private.audit('email', 'id', 'created_at', 'invited_by');

create policy staff_invitations_select_staff on public.staff_invitations for select to authenticated
  using ((select private.may('roles.read')));
