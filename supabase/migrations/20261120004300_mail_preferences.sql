-- Who wants no mails of which kind, and codes that belong to one person.
create table public.mail_recipients (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 254),
  email_key text not null unique generated always as (private.email_key(email)) stored,
  stopped text[] not null default '{}'
    check (stopped <@ array['offers', 'reviews', 'restock', 'baskets', 'price_drops']),
  changed_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table public.mail_recipients is 'Addresses that get mails which can be stopped. The id is the secret of the link in them';
comment on column public.mail_recipients.email_key is 'One row for each mailbox, however its address is typed';
comment on column public.mail_recipients.stopped is 'The kinds that the reader wants no more';
alter table public.mail_recipients enable row level security;

alter table public.coupons
  add column owner_user_id uuid,
  add column owner_email_key text check (char_length(owner_email_key) between 3 and 254);
comment on column public.coupons.owner_user_id is
  'Only for the orders of this account. No foreign key: when the account is gone, nobody can use the code';
comment on column public.coupons.owner_email_key is 'Only for orders with this address, as private.email_key() spells it';
create index coupons_owner_user on public.coupons (owner_user_id) where owner_user_id is not null;
create index coupons_owner_email on public.coupons (owner_email_key) where owner_email_key is not null;

-- Deletes an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_orders' | 'money_owed', because nobody
-- could name a UPI ID or hear of the refund. Rows of the person are deleted. Orders stay for the books without their owner;
-- see docs/decisions/deleting-accounts.md. Only orders placed with the account block the deletion. A guest's open order
-- with the same address may be another person's: it stays unchanged.
create or replace function private.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- Locks orders before the user: a transaction that places an order holds the order that it replaces, and then waits for
  -- the user.
  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
  -- A transaction that places an order for this user waits here, and then finds no user.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  end if;

  -- An order placed while this transaction waited.
  if exists (select from public.orders where user_id = p_user_id and id <> all (v_order_ids)) then
    return 'open_orders';
  end if;
  v_owing_ids := array(select order_id from public.return_requests where order_id = any (v_order_ids) and owed > 0);
  v_order_ids := array(
    select id from public.orders where id = any (v_order_ids) and (
      user_id = p_user_id
      or (
        status in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') and payment_status <> 'authorized'
        and id <> all (v_owing_ids)
      )
    )
  );
  if exists (
    select from public.orders where id = any (v_order_ids) and (
      status not in ('Delivered', 'Completed', 'Returned', 'RTO', 'Cancelled') or payment_status = 'authorized'
    )
  ) then
    return 'open_orders';
  elsif v_owing_ids && v_order_ids then
    return 'money_owed';
  end if;

  update public.orders set
    user_id = null,
    name = case when total < 50000 then 'Deleted account' else name end,
    email = 'deleted@kapas.invalid',
    phone = '+910000000000',
    note = '',
    shipping_address = case when total < 50000
      then jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
      else shipping_address
    end
  where id = any (v_order_ids);
  update public.return_requests set reason = 'Removed', upi_id = null where order_id = any (v_order_ids);
  perform private.forget_designs_of(p_user_id);
  perform private.forget_mails_of(p_user_id);
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

-- Why a customer can't use a coupon now, by facts that only the database knows; null when they can. p_except: an order of
-- the same customer that the new one replaces. While no address is known, an address's own code may be somebody's.
create or replace function private.find_coupon_problem(
  p_coupon public.coupons, p_user_id uuid, p_email text, p_phone text, p_except uuid default null
) returns text
language sql stable set search_path = '' as $$
  select case
    when not p_coupon.is_active or private.now() < p_coupon.starts_at or private.now() >= coalesce(p_coupon.ends_at, 'infinity')
      then 'over'
    when p_coupon.owner_user_id is not null and p_coupon.owner_user_id is distinct from p_user_id then 'not_yours'
    when private.email_key(p_email) <> p_coupon.owner_email_key then 'not_yours'
    when p_coupon.used - coalesce((
      select 1 from public.coupon_redemptions
      where order_id = p_except and coupon_id = p_coupon.id and released_at is null
    ), 0) >= p_coupon.max_uses then 'used_up'
    when p_coupon.is_first_order_only and exists (
      select 1 from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'not_first_order'
    when p_coupon.max_uses_per_customer <= (
      select count(*) from private.orders_of_customer(p_user_id, p_email, p_phone) as o
      where o.coupon_id = p_coupon.id and private.counts_for(o, p_user_id) and o.id is distinct from p_except
    ) then 'used_by_you'
  end
$$;

-- Removes what the shop mails to an account's proven address besides its orders. Its codes end.
create function private.forget_mails_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_key text := (select private.email_key(email) from auth.users where id = p_user_id and email_confirmed_at is not null);
begin
  update public.coupons set is_active = false, owner_email_key = 'deleted@kapas.invalid' where owner_email_key = v_key;
  delete from public.mail_recipients where email_key = v_key;
end $$;

-- Whether the reader of an address wants no mails of this kind.
create function private.is_mail_stopped(p_email text, p_kind text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.mail_recipients where email_key = private.email_key(p_email) and p_kind = any (stopped)
  )
$$;

-- The row behind an address, made when it is new: { id, stopped }. Service only.
create function public.mail_recipient(p_email text) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.mail_recipients;
begin
  insert into public.mail_recipients (email) values (lower(btrim(p_email))) on conflict (email_key) do nothing;
  select * into v_row from public.mail_recipients where email_key = private.email_key(p_email);
  return jsonb_build_object('id', v_row.id, 'stopped', v_row.stopped);
end $$;

-- Adds one kind to those that an address wants no more; false when no such address is known. Doing it twice is the same.
create function public.stop_mails(p_id uuid, p_kind text) returns boolean
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.mail_recipients set stopped = array(select distinct unnest(stopped || p_kind) order by 1), changed_at = private.now()
    where id = p_id and p_kind <> all (stopped);
  return found or exists (select from public.mail_recipients where id = p_id);
end $$;

-- The rules of a coupon as a form or a job sends them, in rupees; what is left out is open. PT422 bad_coupon, bad_target.
create or replace function private.coupon_of(p_fields jsonb) returns public.coupons
language plpgsql stable set search_path = '' as $$
declare
  v_new public.coupons;
begin
  v_new := jsonb_populate_record(
    null::public.coupons, p_fields - array['id', 'used', 'batch', 'owner_user_id', 'owner_email_key', 'created_at', 'updated_at']
  );
  v_new.code := upper(btrim(v_new.code));
  v_new.description := coalesce(btrim(v_new.description), '');
  v_new.value := coalesce(v_new.value, 0);
  v_new.min_goods := coalesce(v_new.min_goods, 0);
  v_new.min_pieces := coalesce(v_new.min_pieces, 1);
  v_new.starts_at := coalesce(v_new.starts_at, private.now());
  v_new.is_first_order_only := coalesce(v_new.is_first_order_only, false);
  v_new.is_prepaid_only := coalesce(v_new.is_prepaid_only, false);
  v_new.is_automatic := coalesce(v_new.is_automatic, false);
  v_new.is_active := coalesce(v_new.is_active, true);
  v_new.category_ids := coalesce(v_new.category_ids, '{}');
  v_new.product_ids := coalesce(v_new.product_ids, '{}');
  if exists (
    select from unnest(v_new.category_ids) as i where not exists (select from public.categories c where c.id = i)
  ) or exists (
    select from unnest(v_new.product_ids) as i where not exists (select from public.products p where p.id = i)
  ) then
    raise sqlstate 'PT422' using message = 'A category or product of this coupon is gone', hint = 'bad_target';
  end if;
  return v_new;
exception when data_exception then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_coupon';
end $$;

-- One code of a job 'coupons.generate'. input: the rules without a code, and prefix. PT422.
create or replace function private.generate_coupon(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_prefix text := coalesce(p_input ->> 'prefix', '');
  v_new public.coupons;
begin
  if v_prefix !~ '^([A-Z0-9]{2,12}-)?$' then
    raise sqlstate 'PT422' using message = 'The beginning of the codes does not fit', hint = 'bad_coupon';
  end if;
  v_new := private.coupon_of(p_input -> 'rules');
  if v_new.is_automatic then
    raise sqlstate 'PT422' using message = 'An automatic offer needs one code only', hint = 'bad_coupon';
  end if;
  v_new.batch := (p_input ->> 'job_id')::uuid;
  perform private.insert_coupon(v_prefix, v_new);
  if (p_input ->> 'position')::int = 1 then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.name_of_person(s.id), 'insert', 'coupons', v_prefix || 'generated codes', p_input -> 'rules'
    from (select private.acting_staff() as id) as s where s.id is not null;
  end if;
  return 'added';
end $$;

-- A code that works once, for one person: the owner of an account, or whoever orders with an address. All codes of a campaign
-- are one set at the desk. p_rules: as coupon_of() takes them.
create function private.give_coupon(p_campaign text, p_prefix text, p_rules jsonb, p_user_id uuid, p_email text)
  returns public.coupons
language plpgsql set search_path = '' as $$
declare
  v_new public.coupons := private.coupon_of(p_rules);
begin
  v_new.batch := md5('kapas/' || p_campaign)::uuid;
  v_new.max_uses := 1;
  v_new.owner_user_id := p_user_id;
  v_new.owner_email_key := private.email_key(p_email);
  return private.insert_coupon(p_prefix, v_new);
end $$;

-- Adds a coupon with a new code that begins with p_prefix.
create function private.insert_coupon(p_prefix text, p_new public.coupons) returns public.coupons
language plpgsql set search_path = '' as $$
declare
  v_coupon public.coupons;
begin
  loop
    insert into public.coupons (
      code, description, kind, value, max_discount, min_goods, min_pieces, starts_at, ends_at, max_uses,
      max_uses_per_customer, is_first_order_only, is_prepaid_only, category_ids, product_ids, batch, owner_user_id,
      owner_email_key
    ) values (
      private.new_coupon_code(p_prefix), p_new.description, p_new.kind, p_new.value, p_new.max_discount, p_new.min_goods,
      p_new.min_pieces, p_new.starts_at, p_new.ends_at, p_new.max_uses, p_new.max_uses_per_customer,
      p_new.is_first_order_only, p_new.is_prepaid_only, p_new.category_ids, p_new.product_ids, p_new.batch,
      p_new.owner_user_id, p_new.owner_email_key
    ) on conflict (code) do nothing returning * into v_coupon;
    exit when found;
  end loop;
  return v_coupon;
end $$;
