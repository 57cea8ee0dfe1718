-- The desk of customers: who they are, what they bought, and the steps that staff take with an account. Staff accounts are
-- changed at the desk of roles only.

create table private.blocks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (char_length(btrim(reason)) between 3 and 400),
  email_key text,
  phone text,
  blocked_by text not null,
  created_at timestamptz not null default private.now()
);
comment on table private.blocks is 'Accounts that may neither sign in nor order; a block ends with its account';
comment on column private.blocks.email_key is 'The proven address, as private.email_key spells it: guests with it are refused too';
comment on column private.blocks.phone is 'The proven phone';
create index blocks_email_key on private.blocks (email_key) where email_key is not null;
create index blocks_phone on private.blocks (phone) where phone is not null;
alter table private.blocks enable row level security;

create table private.customer_notes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  author_name text not null,
  body text not null check (char_length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default private.now()
);
comment on table private.customer_notes is 'What staff write to each other about a customer, who never sees it';
create index customer_notes_user_id on private.customer_notes (user_id, id);
alter table private.customer_notes enable row level security;

create table private.deletion_requests (
  user_id uuid primary key references auth.users (id) on delete cascade,
  note text not null check (char_length(btrim(note)) between 3 and 400),
  noted_by text not null,
  created_at timestamptz not null default private.now()
);
comment on table private.deletion_requests is 'Who asked in writing that the shop delete their account, and how';
alter table private.deletion_requests enable row level security;

-- What the list of customers searches, filters and sorts, in one row each: no index spans accounts, names and orders.
create table private.customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  email text,
  phone text,
  words text not null,
  joined_at timestamptz not null,
  is_staff boolean not null,
  is_blocked boolean not null,
  is_deletion_asked boolean not null,
  orders int not null,
  value numeric(12, 2) not null,
  returns int not null,
  refused int not null
);
comment on table private.customers is 'A roll-up of proven accounts, made anew by fold_customers from the changes noted below';
create index customers_newest on private.customers (joined_at desc, user_id desc);
create index customers_orders on private.customers (orders, user_id);
create index customers_value on private.customers (value, user_id);
create index customers_returns on private.customers (returns, user_id);
create index customers_refused on private.customers (refused, user_id);
create index customers_blocked on private.customers (joined_at desc, user_id desc) where is_blocked;
create index customers_deletion_asked on private.customers (joined_at desc, user_id desc) where is_deletion_asked;
create index customers_words on private.customers using gin (words extensions.gin_trgm_ops);
alter table private.customers enable row level security;

-- Appended only, so that whoever changes an order waits for nobody: several orders of one person change side by side.
create table private.customer_changes (
  id bigint generated always as identity primary key,
  account_id uuid,
  email text
);
comment on table private.customer_changes is 'Whose row of customers is to be made anew: an account, or the account of an address';
alter table private.customer_changes enable row level security;

-- The trigger's argument: the column that names the account.
create function private.note_customer_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.customer_changes (account_id) values ((to_jsonb(old) ->> tg_argv[0])::uuid);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.customer_changes (account_id) values ((to_jsonb(new) ->> tg_argv[0])::uuid);
  end if;
  return null;
end $$;

-- A guest's order belongs to the account that has proven its address.
create function private.note_buyer_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    insert into private.customer_changes (account_id, email) values (old.user_id, case when old.user_id is null then lower(old.email) end);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.customer_changes (account_id, email) values (new.user_id, case when new.user_id is null then lower(new.email) end);
  end if;
  return null;
end $$;

create function private.note_return_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.customer_changes (account_id, email)
    select o.user_id, case when o.user_id is null then lower(o.email) end from public.orders o where o.id = new.order_id;
  return null;
end $$;

-- What each of these people bought, sent back and refused; paid and cancelled orders that another replaced count once.
create function private.customer_figures(p_user_ids uuid[])
returns table (user_id uuid, orders int, value numeric, returns int, refused int)
language sql stable set search_path = '' as $$
  select person.id, count(o.id)::int,
    coalesce(sum(o.total) filter (where o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO')), 0),
    coalesce(sum(
      (select count(*) from public.return_requests r where r.order_id = o.id and r.status in ('Requested', 'Received'))
    ), 0)::int,
    (count(*) filter (where o.payment_method = 'cod' and o.status = 'RTO'))::int
  from unnest(p_user_ids) as person (id)
  left join lateral (select * from private.orders_of(person.id) mine where mine.replaced_by is null) as o on true
  group by person.id
$$;

-- Makes the rows of customers anew whose changes were noted; returns how many changes it took. One transaction at a time: of
-- two, the one that read first could write last.
create function private.fold_customers(p_limit int) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_count int;
  v_ids uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtextextended('customers', 0)) then
    return 0;
  end if;
  with taken as (
    delete from private.customer_changes where id in (
      select id from private.customer_changes order by id limit least(p_limit, 100000) for update skip locked
    )
    returning customer_changes.account_id, customer_changes.email
  ), people as (
    select taken.account_id as id from taken where taken.account_id is not null
    union
    select u.id from taken join auth.users u on u.email = taken.email
  )
  select (select count(*) from taken), (select coalesce(array_agg(id), '{}') from people) into v_count, v_ids;

  delete from private.customers c using auth.users u
    where c.user_id = any (v_ids) and u.id = c.user_id and u.email_confirmed_at is null and u.phone_confirmed_at is null;
  insert into private.customers as c
  select u.id, person.name, nullif(u.email, ''), person.phone, concat_ws(' ', person.name, u.email, person.phone), u.created_at,
    exists (select from public.user_roles r where r.user_id = u.id),
    exists (select from private.blocks b where b.user_id = u.id),
    exists (select from private.deletion_requests d where d.user_id = u.id),
    f.orders, f.value, f.returns, f.refused
  from auth.users u
  left join public.profiles p on p.id = u.id
  join private.customer_figures(v_ids) f on f.user_id = u.id
  cross join lateral (select
    btrim(concat_ws(' ', p.first_name, p.last_name)) as name,
    '+' || ltrim(nullif(u.phone, ''), '+') as phone
  ) as person
  where u.id = any (v_ids) and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null)
  -- An account that is being deleted is waited for, and then left out.
  for key share of u
  on conflict (user_id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone, words = excluded.words, joined_at = excluded.joined_at,
    is_staff = excluded.is_staff, is_blocked = excluded.is_blocked, is_deletion_asked = excluded.is_deletion_asked,
    orders = excluded.orders, value = excluded.value, returns = excluded.returns, refused = excluded.refused;
  return v_count;
end $$;

-- See private.fold_customers. For the jobs.
create function public.fold_customers(p_limit int) returns int
language sql set search_path = '' as $$ select private.fold_customers(p_limit) $$;

create function private.refresh_customers() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  perform private.fold_customers(500);
end $$;

-- Takes in what was noted since the last look, for somebody who opens the list.
create function public.refresh_customers() returns void
language sql set search_path = '' as $$ select private.refresh_customers() $$;

create view public.customer_list as
select c.user_id as id, c.name, c.email, c.phone, c.words, c.joined_at, c.is_blocked, c.is_deletion_asked, c.orders, c.value,
  c.returns, c.refused
from private.customers c
where not c.is_staff and (select private.may('customers.read'));

-- Refuses the order of somebody who is blocked. Who is signed in, and staff, are told so. A guest gets the answer of a cap on
-- unproven orders, so that nobody learns by typing a stranger's phone or address whether it is blocked. Pieces sent in
-- exchange were bought before.
create function private.refuse_blocked_buyer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.blocks where user_id = new.user_id) then
    raise sqlstate 'PT409' using message = 'This account is blocked', hint = 'blocked';
  elsif exists (
    select from private.blocks where phone = new.phone or email_key = private.email_key(new.email)
  ) then
    if private.acting_staff() is not null then
      raise sqlstate 'PT409' using message = 'This customer is blocked', hint = 'blocked';
    end if;
    raise sqlstate 'PT429' using message = 'Too many unproven orders', hint = 'too_many_unproven', detail = 'phone_here';
  end if;
  return new;
end $$;

-- Logs a step with a customer: what was done and why, and nothing that outlives a deletion of their data.
create function private.audit_customer(p_user_id uuid, p_action text, p_after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
  select private.acting_staff(), private.name_of_person(private.acting_staff()), p_action, 'customers', p_user_id::text, p_after
  where private.acting_staff() is not null
$$;

-- For each step: the permission, and an account of a customer, which stays one until the step is done. Orders of this person
-- that are being placed are there before the step, or placed after it. p_with_orders: for a step that locks their orders. PT404;
-- PT409 is_staff.
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
    raise sqlstate 'PT404' using message = 'This account does not exist any more', hint = 'not_found';
  elsif exists (select from public.user_roles where user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This is an account of staff', hint = 'is_staff';
  end if;
end $$;

create function private.block_customer(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_known private.blocks;
  v_reason text := private.words_or_refuse(p_reason);
begin
  perform private.require_customer(p_user_id);
  insert into private.blocks (user_id, reason, email_key, phone, blocked_by)
    select u.id, v_reason, case when u.email_confirmed_at is not null then private.email_key(u.email) end,
      case when u.phone_confirmed_at is not null then '+' || ltrim(u.phone, '+') end,
      private.name_of_person((select auth.uid()))
    from auth.users u where u.id = p_user_id
    on conflict (user_id) do nothing;
  if not found then
    select * into v_known from private.blocks where user_id = p_user_id;
    raise sqlstate 'PT409' using message = 'This account is blocked already', hint = 'done_meanwhile',
      detail = jsonb_build_object('by', v_known.blocked_by, 'at', v_known.created_at)::text;
  end if;
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"is_blocked": true}' where id = p_user_id;
  delete from auth.sessions where user_id = p_user_id;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'blocked', 'note', v_reason));
end $$;

-- Ends the sessions of a customer, and lets no new one in and no order through. PT404; PT409 is_staff | done_meanwhile.
create function public.block_customer(p_user_id uuid, p_reason text) returns void
language sql set search_path = '' as $$ select private.block_customer(p_user_id, p_reason) $$;

create function private.unblock_customer(p_user_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_reason text := private.words_or_refuse(p_reason);
begin
  perform private.require_customer(p_user_id);
  delete from private.blocks where user_id = p_user_id;
  if not found then
    raise sqlstate 'PT409' using message = 'This account is not blocked any more', hint = 'not_blocked';
  end if;
  update auth.users set raw_app_meta_data = raw_app_meta_data - 'is_blocked' where id = p_user_id;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'unblocked', 'note', v_reason));
end $$;

create function public.unblock_customer(p_user_id uuid, p_reason text) returns void
language sql set search_path = '' as $$ select private.unblock_customer(p_user_id, p_reason) $$;

create function private.sign_out_customer(p_user_id uuid) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_count int;
begin
  perform private.require_customer(p_user_id);
  delete from auth.sessions where user_id = p_user_id;
  get diagnostics v_count = row_count;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'signed_out', 'sessions', v_count));
  return v_count;
end $$;

-- Ends all sessions of a customer; returns how many there were.
create function public.sign_out_customer(p_user_id uuid) returns int
language sql set search_path = '' as $$ select private.sign_out_customer(p_user_id) $$;

create function private.start_password_reset(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_email text;
begin
  perform private.require_customer(p_user_id);
  select email into v_email from auth.users where id = p_user_id and email_confirmed_at is not null;
  if v_email is null then
    raise sqlstate 'PT409' using message = 'This account has no proven address', hint = 'no_email';
  elsif exists (select from private.blocks where user_id = p_user_id) then
    raise sqlstate 'PT409' using message = 'This account is blocked', hint = 'blocked';
  end if;
  perform private.audit_customer(p_user_id, 'update', '{"step": "password_link"}');
  return v_email;
end $$;

-- Logs that a member of staff has a link for a new password mailed; returns the address that it goes to. PT409 no_email |
-- blocked.
create function public.start_password_reset(p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.start_password_reset(p_user_id) $$;

create function private.note_customer(p_user_id uuid, p_body text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_customer(p_user_id);
  insert into private.customer_notes (user_id, author_name, body)
    values (p_user_id, private.name_of_person((select auth.uid())), private.words_or_refuse(p_body, 1, 2000));
  perform private.audit_customer(p_user_id, 'update', '{"step": "noted"}');
end $$;

create function public.note_customer(p_user_id uuid, p_body text) returns void
language sql set search_path = '' as $$ select private.note_customer(p_user_id, p_body) $$;

create function private.export_customer(p_user_id uuid, p_note text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
begin
  perform private.require_customer(p_user_id);
  if (char_length(btrim(p_note)) between 3 and 400) is not true then
    raise sqlstate 'PT422' using message = 'How did they ask?', hint = 'no_note';
  end if;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'data_copied', 'note', btrim(p_note)));
  return private.export_account(p_user_id);
end $$;

-- The copy that the customer can take themselves, on a written request; p_note says how it came. Each one is logged.
create function public.export_customer(p_user_id uuid, p_note text) returns jsonb
language sql set search_path = '' as $$ select private.export_customer(p_user_id, p_note) $$;

create function private.ask_deletion(p_user_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_known private.deletion_requests;
  v_note text := private.words_or_refuse(p_note);
begin
  perform private.require_customer(p_user_id);
  insert into private.deletion_requests (user_id, note, noted_by)
    values (p_user_id, v_note, private.name_of_person((select auth.uid())))
    on conflict (user_id) do nothing;
  if not found then
    select * into v_known from private.deletion_requests where user_id = p_user_id;
    raise sqlstate 'PT409' using message = 'This request was noted already', hint = 'done_meanwhile',
      detail = jsonb_build_object('by', v_known.noted_by, 'at', v_known.created_at)::text;
  end if;
  perform private.audit_customer(p_user_id, 'update', jsonb_build_object('step', 'deletion_asked', 'note', v_note));
end $$;

-- Notes that a customer asked in writing for their account to be deleted. PT409 is_staff | done_meanwhile.
create function public.ask_deletion(p_user_id uuid, p_note text) returns void
language sql set search_path = '' as $$ select private.ask_deletion(p_user_id, p_note) $$;

create function private.drop_deletion(p_user_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_customer(p_user_id);
  delete from private.deletion_requests where user_id = p_user_id;
  if not found then
    raise sqlstate 'PT409' using message = 'There is no such request any more', hint = 'not_asked';
  end if;
  perform private.audit_customer(p_user_id, 'update', '{"step": "deletion_dropped"}');
end $$;

-- The customer changed their mind.
create function public.drop_deletion(p_user_id uuid) returns void
language sql set search_path = '' as $$ select private.drop_deletion(p_user_id) $$;

create function private.delete_customer(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_request private.deletion_requests;
  v_outcome text;
begin
  perform private.require_customer(p_user_id, true);
  select * into v_request from private.deletion_requests where user_id = p_user_id;
  if not found then
    raise sqlstate 'PT409' using message = 'Nobody has noted a request of this customer', hint = 'not_asked';
  end if;
  v_outcome := private.delete_account(p_user_id);
  if v_outcome = 'deleted' then
    perform private.audit_customer(p_user_id, 'delete', jsonb_build_object('step', 'deleted', 'note', v_request.note));
  end if;
  return v_outcome;
end $$;

-- Deletes the account of a customer whose request was noted, by the rules of delete_account, whose outcome it returns.
-- PT409 is_staff | not_asked.
create function public.delete_customer(p_user_id uuid) returns text
language sql set search_path = '' as $$ select private.delete_customer(p_user_id) $$;

create function private.customer_of_order(p_order_number text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  return (
    select coalesce(o.user_id, (
      select u.id from auth.users u where u.email = lower(o.email) and u.email_confirmed_at is not null
    ))
    from public.orders o where o.order_id = p_order_number
  );
end $$;

-- The account that an order belongs to; null for a guest's.
create function public.customer_of_order(p_order_number text) returns uuid
language sql stable set search_path = '' as $$ select private.customer_of_order(p_order_number) $$;

-- The newest orders of a customer with what came back of them, for the desk.
create function private.desk_orders_of(p_user_id uuid, p_limit int) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_number', o.order_id, 'status', o.status, 'payment_status', o.payment_status, 'payment_method', o.payment_method,
    'total', o.total, 'at', o.created_at, 'is_guest', o.user_id is null,
    'returns', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'status', r.status, 'at', r.created_at) order by r.created_at), '[]')
      from public.return_requests r where r.order_id = o.id
    )
  ) order by o.created_at desc, o.id desc), '[]')
  from (
    select * from private.orders_of(p_user_id) mine where mine.replaced_by is null
    order by mine.created_at desc, mine.id desc limit p_limit
  ) as o
$$;

-- A customer as the desk shows them; null when there is no such account. Of their sign-ins only how many are open: support
-- needs no addresses and devices.
create function private.desk_customer(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('customers.read');
  return (
    select jsonb_build_object(
      'id', u.id, 'name', btrim(concat_ws(' ', p.first_name, p.last_name)),
      'email', nullif(u.email, ''), 'is_email_proven', u.email_confirmed_at is not null,
      'phone', '+' || ltrim(nullif(u.phone, ''), '+'), 'is_phone_proven', u.phone_confirmed_at is not null,
      'joined_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
      'is_staff', exists (select from public.user_roles r where r.user_id = u.id),
      'sessions', (select count(*) from auth.sessions s where s.user_id = u.id),
      'block', (
        select jsonb_build_object('note', b.reason, 'by', b.blocked_by, 'at', b.created_at)
        from private.blocks b where b.user_id = u.id
      ),
      'deletion', (
        select jsonb_build_object('note', d.note, 'by', d.noted_by, 'at', d.created_at)
        from private.deletion_requests d where d.user_id = u.id
      ),
      'figures', (
        select jsonb_build_object('orders', f.orders, 'value', f.value, 'returns', f.returns, 'refused', f.refused)
        from private.customer_figures(array[u.id]) f
      ),
      'orders', private.desk_orders_of(u.id, 50),
      'addresses', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'label', a.label, 'name', a.name, 'phone', a.phone, 'line1', a.line1, 'line2', a.line2, 'city', a.city,
          'pincode', a.pincode, 'state', a.state, 'is_default', a.is_default
        ) order by a.is_default desc, a.created_at desc), '[]')
        from public.user_addresses a where a.user_id = u.id
      ),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'by', n.author_name, 'body', n.body, 'at', n.created_at)), '[]')
        from (select * from private.customer_notes where user_id = u.id order by id desc limit 100) as n
      ),
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', l.id, 'by', l.actor_name, 'step', l.after ->> 'step', 'note', l.after ->> 'note',
          'sessions', l.after -> 'sessions', 'at', l.created_at
        )), '[]')
        from (
          select * from public.audit_log
          where subject = 'customers' and subject_id = u.id::text and after ->> 'step' <> 'noted' order by id desc limit 100
        ) as l
      )
    )
    from auth.users u left join public.profiles p on p.id = u.id where u.id = p_user_id
  );
end $$;

create function public.desk_customer(p_user_id uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_customer(p_user_id) $$;

create function private.grants_of_customers_desk() returns void
language sql set search_path = '' as $$
  grant select on public.customer_list to authenticated;
  grant execute on function
    public.refresh_customers(), private.refresh_customers(),
    public.desk_customer(uuid), private.desk_customer(uuid),
    public.customer_of_order(text), private.customer_of_order(text),
    public.block_customer(uuid, text), private.block_customer(uuid, text),
    public.unblock_customer(uuid, text), private.unblock_customer(uuid, text),
    public.sign_out_customer(uuid), private.sign_out_customer(uuid),
    public.start_password_reset(uuid), private.start_password_reset(uuid),
    public.note_customer(uuid, text), private.note_customer(uuid, text),
    public.export_customer(uuid, text), private.export_customer(uuid, text),
    public.ask_deletion(uuid, text), private.ask_deletion(uuid, text),
    public.drop_deletion(uuid), private.drop_deletion(uuid),
    public.delete_customer(uuid), private.delete_customer(uuid)
    to authenticated;
$$;

create trigger orders_refuse_blocked before insert on public.orders
  for each row when (new.exchange_of is null) execute function private.refuse_blocked_buyer();
create trigger orders_note_buyer after insert or delete or update of status, total, user_id, email, replaced_by on public.orders
  for each row execute function private.note_buyer_change();
create trigger return_requests_note_buyer after insert or update of status on public.return_requests
  for each row execute function private.note_return_change();
create trigger users_note_customer
  after insert or update of email, phone, email_confirmed_at, phone_confirmed_at on auth.users
  for each row execute function private.note_customer_change('id');
create trigger profiles_note_customer after insert or update of first_name, last_name on public.profiles
  for each row execute function private.note_customer_change('id');
create trigger user_roles_note_customer after insert or delete on public.user_roles
  for each row execute function private.note_customer_change('user_id');
create trigger blocks_note_customer after insert or delete on private.blocks
  for each row execute function private.note_customer_change('user_id');
create trigger deletion_requests_note_customer after insert or delete on private.deletion_requests
  for each row execute function private.note_customer_change('user_id');

insert into private.customer_changes (account_id) select id from auth.users;
select private.fold_customers(100000);
