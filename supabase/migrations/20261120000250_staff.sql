-- Staff: who works in the back office, what each role may do, and who changed what.

-- One role per person. admin is the owner, who may everything.
create table public.user_roles (
  id bigint generated always as identity primary key,
  user_id uuid not null unique references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'manager', 'packer', 'editor', 'support')),
  created_at timestamptz not null default private.now()
);
alter table public.user_roles enable row level security;

create table public.permissions (
  permission text primary key check (permission ~ '^[a-z]+\.[a-z]+$'),
  description text not null
);
comment on table public.permissions is 'Everything that can be allowed; lib/staff/permissions.ts lists the same';
alter table public.permissions enable row level security;

create table public.role_permissions (
  role text not null check (role in ('manager', 'packer', 'editor', 'support')),
  permission text not null references public.permissions,
  primary key (role, permission)
);
comment on table public.role_permissions is 'The owner has no rows here: the role admin may everything';
create index role_permissions_permission on public.role_permissions (permission);
alter table public.role_permissions enable row level security;

-- How long a staff session lasts, and with which factors.
create table private.staff_sessions (
  session_id uuid primary key,
  seen_at timestamptz not null default private.now()
);
comment on table private.staff_sessions is
  'When a session was last in the back office. The auth server only knows when any page refreshed it';
create index staff_sessions_by_age on private.staff_sessions (seen_at);
alter table private.staff_sessions enable row level security;

create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default private.now(),
  actor uuid not null,
  actor_name text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
comment on table public.audit_log is 'Append-only: each row that a member of staff has changed';
comment on column public.audit_log.actor is 'No reference: what a person did stays when their account goes';
comment on column public.audit_log.subject is 'The table; subject_id is its key';
comment on column public.audit_log.before is 'The columns that changed; all of them when the row was deleted';
create index audit_log_newest on public.audit_log (created_at desc, id desc);
create index audit_log_subject on public.audit_log (subject, subject_id, id desc);
create index audit_log_actor on public.audit_log (actor, id desc);
alter table public.audit_log enable row level security;

-- A staff session ends after 24 hours, so that every working day begins with a sign-in, and after 8 idle hours, the length
-- of a shift.
create function private.is_staff_session_over(p_session_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select
    not exists (select from auth.sessions where id = p_session_id and created_at > pg_catalog.now() - interval '24 hours')
    or exists (select from private.staff_sessions where session_id = p_session_id and seen_at < private.now() - interval '8 hours')
$$;

-- Whether the caller has a second factor that this session has not used yet: a stolen password alone opens nothing.
create function private.lacks_second_factor() returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select auth.jwt() ->> 'aal'), 'aal1') <> 'aal2'
    and exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;

-- The role of the caller while the back office is open to them; null for customers, for a session that is over, and while
-- a code of the authenticator app is due. A user's token always names its session; a token without one is not a user's.
create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.user_roles
  where user_id = (select auth.uid())
    and not private.lacks_second_factor()
    and ((select auth.jwt()) ->> 'session_id' is null
      or not private.is_staff_session_over(((select auth.jwt()) ->> 'session_id')::uuid))
$$;

-- Whether the caller may do this, for row policies and functions. The owner, whose role is admin, may everything.
create function private.may(p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from (select private.staff_role() as role) as mine
    where mine.role = 'admin'
      or exists (select from public.role_permissions r where r.role = mine.role and r.permission = p_permission)
  )
$$;

-- For functions that act for staff: raises PT403 when the caller may not.
create function private.require_permission(p_permission text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may(p_permission) then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
end $$;

-- What the caller may do in the back office; empty for everybody but staff.
create function private.my_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.permission order by p.permission), '{}')
  from public.permissions p, (select private.staff_role() as role) as mine
  where mine.role = 'admin'
    or exists (select from public.role_permissions r where r.role = mine.role and r.permission = p.permission)
$$;

create function public.my_permissions() returns text[]
language sql stable set search_path = '' as $$ select private.my_permissions() $$;

-- Whether the back office is open to the caller: "open", or why not. Records the visit.
create function private.open_back_office() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_session uuid := (select auth.jwt()) ->> 'session_id';
begin
  if not exists (select from public.user_roles where user_id = (select auth.uid()) ) then
    return 'customer';
  end if;
  if v_session is null or private.is_staff_session_over(v_session) then return 'over'; end if;
  if private.lacks_second_factor() then return 'code_needed'; end if;

  insert into private.staff_sessions as s (session_id) values (v_session)
  on conflict (session_id) do update set seen_at = private.now() where s.seen_at < private.now() - interval '1 minute';
  delete from private.staff_sessions where session_id in (
    select session_id from private.staff_sessions
    where seen_at < private.now() - interval '2 days' order by seen_at limit 20 for update skip locked
  );
  if exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified') then
    return 'open';
  end if;
  return 'open_without_factor';
end $$;

create function public.open_back_office() returns text
language sql set search_path = '' as $$ select private.open_back_office() $$;

-- Who of the staff makes this change: the caller, or for a job the person who started it. Null for customers and the shop.
create function private.acting_staff() returns uuid
language sql stable security definer set search_path = '' as $$
  select user_id from public.user_roles
  where user_id = coalesce((select auth.uid()), nullif(current_setting('kapas.actor', true), '')::uuid)
$$;

-- Logs a change that a member of staff makes: the columns that changed, before and after. The trigger's arguments: the
-- column that names the row, then columns that say nothing to a reader.
create function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid := private.acting_staff();
  v_unsaid text[] := tg_argv[1:] || array['updated_at'];
  v_before jsonb := to_jsonb(old) - v_unsaid;
  v_after jsonb := to_jsonb(new) - v_unsaid;
  v_id text := coalesce(v_after, v_before) ->> tg_argv[0];
begin
  if v_actor is null or v_before is not distinct from v_after then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, v_before -> key), jsonb_object_agg(key, v_after -> key) into v_before, v_after
    from jsonb_object_keys(v_after) as key
    where v_before -> key is distinct from v_after -> key;
  end if;
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, before, after)
  select v_actor,
    coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email, 'Staff'),
    lower(tg_op), tg_table_name, left(v_id, 200), v_before, v_after
  from auth.users u left join public.profiles p on p.id = u.id
  where u.id = v_actor;
  return null;
end $$;

-- The advisory lock makes two owners who remove each other take turns.
create function private.keep_an_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role <> 'admin' then
    perform pg_advisory_xact_lock(hashtextextended('owners', 0));
    if not exists (select from public.user_roles where role = 'admin' and id <> old.id) then
      raise sqlstate 'PT409' using
        message = 'The shop needs an owner: give somebody else the role of owner first', hint = 'last_owner';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Everybody with a role, owners first, with what an owner needs to judge it: the second factor and the last visit.
create function private.list_staff() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('roles.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', r.user_id, 'role', r.role, 'since', r.created_at, 'email', u.email,
      'first_name', p.first_name, 'last_name', p.last_name,
      'has_factor', exists (select from auth.mfa_factors f where f.user_id = r.user_id and f.status = 'verified'),
      'seen_at', (
        select max(s.seen_at) from private.staff_sessions s join auth.sessions a on a.id = s.session_id
        where a.user_id = r.user_id
      )
    ) order by r.role <> 'admin', r.role, u.email), '[]')
    from public.user_roles r
    join auth.users u on u.id = r.user_id
    left join public.profiles p on p.id = r.user_id
  );
end $$;

create function public.list_staff() returns jsonb
language sql stable set search_path = '' as $$ select private.list_staff() $$;

-- Nobody gives away, or takes from another, more than they have themselves; owners are made by owners. PT403.
create function private.refuse_more_than_mine(p_role text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.staff_role() <> 'admin' and (p_role = 'admin' or exists (
    select from public.role_permissions where role = p_role and not private.may(permission)
  )) then
    raise sqlstate 'PT403' using message = 'Only an owner may do this', hint = 'forbidden';
  end if;
end $$;

-- Gives a member of staff another role; null takes the role away. It counts from their next request on. New staff are
-- invited. PT403: more than the caller has; PT404: no member of staff; PT409 last_owner.
create function private.set_staff_role(p_user_id uuid, p_role text default null) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('roles.write');
  perform private.refuse_more_than_mine(p_role);
  perform private.refuse_more_than_mine((select role from public.user_roles where user_id = p_user_id));
  if p_role is null then
    -- No page of a customer asks for codes, and without them the password could not be changed.
    delete from auth.mfa_factors f using public.user_roles r where r.user_id = p_user_id and f.user_id = p_user_id;
    delete from public.user_roles where user_id = p_user_id;
  else
    update public.user_roles set role = p_role where user_id = p_user_id;
  end if;
  if not found then
    raise sqlstate 'PT404' using message = 'This person has no role any more: reload the page', hint = 'not_found';
  end if;
end $$;

create function public.set_staff_role(p_user_id uuid, p_role text default null) returns void
language sql set search_path = '' as $$ select private.set_staff_role(p_user_id, p_role) $$;

-- Allows a role something, or no longer. The owner may everything, always.
create function private.set_role_permission(p_role text, p_permission text, p_is_allowed boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('roles.write');
  perform private.require_permission(p_permission);
  if p_is_allowed then
    insert into public.role_permissions (role, permission) values (p_role, p_permission) on conflict do nothing;
  else
    delete from public.role_permissions where role = p_role and permission = p_permission;
  end if;
end $$;

create function public.set_role_permission(p_role text, p_permission text, p_is_allowed boolean) returns void
language sql set search_path = '' as $$ select private.set_role_permission(p_role, p_permission, p_is_allowed) $$;

create function private.grants_of_staff() returns void
language sql set search_path = '' as $$
  grant select on public.user_roles, public.permissions, public.role_permissions, public.audit_log to authenticated;
  revoke update, delete, truncate on public.audit_log from service_role;
  grant execute on function private.may(text) to anon, authenticated;
  grant execute on function
    public.open_back_office(), private.open_back_office(),
    public.my_permissions(), private.my_permissions(),
    public.list_staff(), private.list_staff(),
    public.set_staff_role(uuid, text), private.set_staff_role(uuid, text),
    public.set_role_permission(text, text, boolean), private.set_role_permission(text, text, boolean)
    to authenticated;
$$;

create trigger user_roles_keep_an_owner before update of role or delete on public.user_roles
  for each row when (old.role = 'admin') execute function private.keep_an_owner();
create trigger audit_log_append_only before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger user_roles_audit after insert or update or delete on public.user_roles
  for each row execute function private.audit('user_id', 'id', 'created_at');
create trigger role_permissions_audit after insert or delete on public.role_permissions
  for each row execute function private.audit('role');

create policy user_roles_select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy user_roles_select_staff on public.user_roles for select to authenticated
  using ((select private.may('roles.read')));
create policy permissions_select_staff on public.permissions for select to authenticated
  using ((select private.may('roles.read')));
create policy role_permissions_select_staff on public.role_permissions for select to authenticated
  using ((select private.may('roles.read')));
create policy audit_log_select_staff on public.audit_log for select to authenticated
  using ((select private.may('audit.read')));
create policy profiles_select_staff on public.profiles for select to authenticated
  using ((select private.may('customers.read')));

insert into public.permissions (permission, description) values
  ('orders.read', 'See whole orders: who bought, what, for how much'),
  ('orders.write', 'Confirm, change and cancel orders, and write to buyers'),
  ('orders.fulfil', 'See what to pack and where it goes; print, pack and ship, and take pieces back'),
  ('orders.refund', 'Send money back'),
  ('money.read', 'See payments, refunds, disputes and what fits no order'),
  ('money.write', 'Match or settle them'),
  ('customers.read', 'See customers, with phone numbers and addresses'),
  ('customers.write', 'Change and close accounts'),
  ('products.read', 'See drafts and deleted products'),
  ('products.write', 'Add, change and delete products and categories'),
  ('inventory.read', 'See exact stock and the stock ledger'),
  ('inventory.write', 'Count, receive and correct stock'),
  ('offers.read', 'See discounts, coupons and subscribers'),
  ('offers.write', 'Make discounts and coupons, and send campaigns'),
  ('content.write', 'Write the blog, pages and search texts'),
  ('reports.read', 'See sales and analytics'),
  ('settings.read', 'See settings that are not public, and jobs'),
  ('settings.write', 'Change prices, delivery, tax, payment and the shop''s face'),
  ('roles.read', 'See who may do what'),
  ('roles.write', 'Invite staff, and change who may do what'),
  ('audit.read', 'See who changed what');
insert into public.role_permissions (role, permission)
select role, unnest(permissions) from (values
  ('manager', array['orders.read', 'orders.write', 'orders.fulfil', 'orders.refund', 'money.read', 'money.write', 'customers.read', 'customers.write', 'products.read', 'products.write', 'inventory.read', 'inventory.write', 'offers.read', 'offers.write', 'content.write', 'reports.read', 'settings.read', 'settings.write', 'roles.read', 'audit.read']),
  ('packer', array['orders.fulfil', 'products.read', 'inventory.read', 'inventory.write']),
  ('editor', array['products.read', 'products.write', 'inventory.read', 'offers.read', 'content.write']),
  ('support', array['orders.read', 'orders.write', 'orders.refund', 'customers.read', 'customers.write', 'products.read', 'inventory.read', 'offers.read'])
) as granted (role, permissions);
