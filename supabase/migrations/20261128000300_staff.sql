-- Functions that policies call are created with the tables; the functions that those call are created later.
set check_function_bodies = off;

-- Staff: members, the permissions of each role, and the audit log.
-- One role per person. admin is the owner, who has all permissions.
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
  'When a session was last in the admin. The auth server only knows when any page refreshed it';
create index staff_sessions_by_age on private.staff_sessions (seen_at);
alter table private.staff_sessions enable row level security;

create table private.environment (
  name text primary key,
  value text not null
);
comment on table private.environment is 'Variables of the server that started last, which row policies follow too';
alter table private.environment enable row level security;

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

-- The role of the caller while the admin is open to them; null for customers, for a session that has ended, and while an
-- authenticator code is due. A user's token always names its session; a token without one is not a user's.
create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.user_roles
  where user_id = (select auth.uid())
    and not private.lacks_second_factor()
    and ((select auth.jwt()) ->> 'session_id' is null
      or not private.is_staff_session_over(((select auth.jwt()) ->> 'session_id')::uuid))
$$;

-- Whether the caller has a permission, for row policies and functions. The owner, whose role is admin, has all.
create function private.may(p_permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from (select private.staff_role() as role) as mine
    where mine.role = 'admin'
      or exists (select from public.role_permissions r where r.role = mine.role and r.permission = p_permission)
  )
$$;

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
  ('orders.read', 'View orders'),
  ('orders.write', 'Confirm, edit and cancel orders, and message customers'),
  ('orders.fulfil', 'View orders to pack and their addresses; print, pack and ship, and receive returns'),
  ('orders.refund', 'Refund orders'),
  ('money.read', 'View payments, refunds, disputes and reconciliation'),
  ('money.write', 'Resolve reconciliation cases'),
  ('customers.read', 'See customers, with phone numbers and addresses'),
  ('customers.write', 'Change and close accounts'),
  ('products.read', 'See drafts and deleted products'),
  ('products.write', 'Add, change and delete products and categories'),
  ('inventory.read', 'See exact stock and the stock ledger'),
  ('inventory.write', 'Count, receive and correct stock'),
  ('offers.read', 'See discounts, coupons and subscribers'),
  ('offers.write', 'Create discounts and coupons, and send campaigns'),
  ('content.write', 'Write the blog, pages and search texts'),
  ('reports.read', 'See sales and analytics'),
  ('settings.read', 'See settings that are not public, and jobs'),
  ('settings.write', 'Change prices, delivery, tax, payment and the shop''s face'),
  ('roles.read', 'View roles and permissions'),
  ('roles.write', 'Invite staff, and change roles and permissions'),
  ('audit.read', 'View the audit log');

insert into public.role_permissions (role, permission)
select role, unnest(permissions) from (values
  ('manager', array['orders.read', 'orders.write', 'orders.fulfil', 'orders.refund', 'money.read', 'money.write', 'customers.read', 'customers.write', 'products.read', 'products.write', 'inventory.read', 'inventory.write', 'offers.read', 'offers.write', 'content.write', 'reports.read', 'settings.read', 'settings.write', 'roles.read', 'audit.read']),
  ('packer', array['orders.fulfil', 'products.read', 'inventory.read', 'inventory.write']),
  ('editor', array['products.read', 'products.write', 'inventory.read', 'offers.read', 'content.write']),
  ('support', array['orders.read', 'orders.write', 'orders.refund', 'customers.read', 'customers.write', 'products.read', 'inventory.read', 'offers.read'])
) as granted (role, permissions);

-- Invitations of staff by email.
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

create policy staff_invitations_select_staff on public.staff_invitations for select to authenticated
  using ((select private.may('roles.read')));
