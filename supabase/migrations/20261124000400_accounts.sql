-- Nobody keeps a key to an account whose address or number was only typed.

------------------------------------------------------------------------------------------------------------------
-- The first proof of an address, or of a number, takes away what was put on the account before
------------------------------------------------------------------------------------------------------------------

create table private.registrations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key text,
  begun_in xid8 not null default pg_current_xact_id(),
  proved_at timestamptz,
  kept jsonb
);
comment on table private.registrations is 'How an account was begun whose address or number was not proven yet';
comment on column private.registrations.key is 'Hash of the cookie of the browser that began it';
comment on column private.registrations.begun_in is
  'What the same transaction proves was proven by the server, which made the account';
comment on column private.registrations.kept is
  'What the first proof took off the account, until settle_registration gives it back or drops it';
alter table private.registrations enable row level security;

create function private.begin_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.registrations (user_id, key)
    values (new.id, new.raw_user_meta_data ->> 'registration_key')
    on conflict (user_id) do nothing;
  return null;
end $$;
create trigger begin_registration after insert on auth.users
  for each row when (new.email_confirmed_at is null) execute function private.begin_registration();

-- Whoever proves an address may not be who typed it, with a password and a number of their own. The same goes for whoever
-- proves a number. So in the transaction of the proof all other ways in go: password, number or address, identities,
-- second factors, pending changes and open sessions. There is no moment in which an old key opens a proven account.
create function private.drop_unproven_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_proof text := case when old.email_confirmed_at is null and new.email_confirmed_at is not null then 'email' else 'phone' end;
  v_kept jsonb;
begin
  if exists (select from private.registrations where user_id = old.id and begun_in = pg_current_xact_id()) then
    return new;
  end if;
  v_kept := jsonb_build_object(
    'proof', v_proof, 'password', old.encrypted_password, 'email', old.email, 'phone', old.phone,
    'phone_confirmed_at', old.phone_confirmed_at, 'was_used', old.last_sign_in_at is not null,
    'identities', (
      select coalesce(jsonb_agg(to_jsonb(i)), '[]') from auth.identities i
      where i.user_id = old.id and i.provider <> v_proof
    )
  );
  insert into private.registrations (user_id, proved_at, kept) values (old.id, now(), v_kept)
    on conflict (user_id) do update set proved_at = excluded.proved_at, kept = excluded.kept;

  new.encrypted_password := extensions.crypt(
    encode(extensions.gen_random_bytes(32), 'hex'), extensions.gen_salt('bf')
  );
  if v_proof = 'email' then
    new.phone := null;
    new.phone_confirmed_at := null;
  else
    new.email := null;
  end if;
  new.email_change := '';
  new.email_change_token_new := '';
  new.email_change_token_current := '';
  new.phone_change := '';
  new.phone_change_token := '';
  delete from auth.identities where user_id = old.id and provider <> v_proof;
  delete from auth.sessions where user_id = old.id;
  if to_regclass('auth.mfa_factors') is not null then
    execute 'delete from auth.mfa_factors where user_id = $1' using old.id;
  end if;
  return new;
end $$;
create trigger drop_unproven_keys before update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null
    and (new.email_confirmed_at is not null or (old.phone_confirmed_at is null and new.phone_confirmed_at is not null))
  )
  execute function private.drop_unproven_keys();

-- Right after a proof: 'kept' when it came from the browser that began the account (`p_key`), or from one that was signed in
-- to it (`p_is_self`): then it is one person, who gets everything back. 'dropped' when it came from elsewhere; addresses and
-- names of somebody who was signed in before go too. 'none' when this was not the first proof.
create function private.settle_registration(p_user_id uuid, p_key text, p_is_self boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_registration private.registrations;
  v_kept jsonb;
begin
  select * into v_registration from private.registrations where user_id = p_user_id and kept is not null for update;
  if not found then
    return 'none';
  end if;
  update private.registrations set kept = null, proved_at = null where user_id = p_user_id;
  v_kept := v_registration.kept;
  if v_registration.proved_at > now() - interval '10 minutes'
    and (p_is_self or coalesce(v_registration.key = nullif(p_key, ''), false)) then
    begin
      update auth.users set
        encrypted_password = v_kept ->> 'password',
        email = case v_kept ->> 'proof' when 'email' then email else v_kept ->> 'email' end,
        phone = case v_kept ->> 'proof' when 'email' then v_kept ->> 'phone' else phone end,
        phone_confirmed_at = case v_kept ->> 'proof'
          when 'email' then (v_kept ->> 'phone_confirmed_at')::timestamptz else phone_confirmed_at
        end
      where id = p_user_id;
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
      select id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
      from jsonb_populate_recordset(null::auth.identities, v_kept -> 'identities');
      return 'kept';
    exception when unique_violation then
      -- Somebody else has taken the address or the number meanwhile.
      null;
    end;
  end if;
  if (v_kept ->> 'was_used')::boolean then
    delete from public.user_addresses where user_id = p_user_id;
    update public.profiles set first_name = '', last_name = '' where id = p_user_id;
  end if;
  return 'dropped';
end $$;

create function public.settle_registration(p_user_id uuid, p_key text, p_is_self boolean) returns text
language sql set search_path = '' as $$ select private.settle_registration(p_user_id, p_key, p_is_self) $$;

-- Whose account a link in a mail opens, without using the link up; null when it opens none.
create function private.find_link_owner(p_token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'key', r.key,
    'email', case when p_token_hash = u.email_change_token_new then u.email_change else u.email end
  )
  from auth.users u left join private.registrations r on r.user_id = u.id
  where length(p_token_hash) > 20
    and p_token_hash in (u.confirmation_token, u.recovery_token, u.email_change_token_new, u.email_change_token_current)
  limit 1
$$;

create function public.find_link_owner(p_token_hash text) returns jsonb
language sql stable set search_path = '' as $$ select private.find_link_owner(p_token_hash) $$;

------------------------------------------------------------------------------------------------------------------
-- A registration that is begun again
------------------------------------------------------------------------------------------------------------------

-- Registrations by phone that were left before the code was typed: nobody else is kept out by them, or inherits their
-- number. Nobody was ever signed in to them. `p_except` is one that goes on.
drop function private.discard_unfinished_accounts(text, text);
create function private.discard_unfinished_accounts(p_email text, p_phone text, p_except uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.users u
  where (u.email = lower(p_email) or u.phone = p_phone) and u.id is distinct from p_except
    and u.phone is not null
    and u.phone_confirmed_at is null and u.email_confirmed_at is null and u.last_sign_in_at is null
    and u.created_at < now() - interval '5 minutes';
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- The newest registration by e-mail counts: its password and names are those of the mail that follows. One whose mail went
-- out within the last minute stays, so that nobody's mailbox is flooded. A stranger's registration by phone keeps its five
-- minutes; one's own gives way at once.
create function private.replace_registration(p_email text, p_key text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.users u using private.registrations r
  where r.user_id = u.id and u.email = lower(p_email)
    and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    and (u.phone is null or r.key = p_key or u.created_at < now() - interval '5 minutes')
    and (u.confirmation_sent_at is null or u.confirmation_sent_at < now() - interval '1 minute');
  get diagnostics v_count = row_count;
  return v_count;
end $$;

create function public.replace_registration(p_email text, p_key text) returns int
language sql set search_path = '' as $$ select private.replace_registration(p_email, p_key) $$;

-- The browser that began a registration sends the form again, with another number, address or name: the same account goes
-- on. 'continued', 'taken' when somebody else has the address or the number, 'none' when there is nothing to go on with.
create function private.continue_registration(
  p_key text, p_email text, p_phone text, p_first_name text, p_last_name text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select u.id into v_id
  from private.registrations r join auth.users u on u.id = r.user_id
  where r.key = p_key and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    and (u.phone is not null or u.email = lower(p_email))
  order by (u.email = lower(p_email)) desc, (u.phone = p_phone) desc nulls last, u.created_at desc
  limit 1 for update of u;
  if not found then
    return 'none';
  end if;
  perform private.discard_unfinished_accounts(p_email, p_phone, v_id);
  update auth.users set
    email = lower(p_email), phone = p_phone, updated_at = now(),
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
      || jsonb_build_object('first_name', p_first_name, 'last_name', p_last_name)
  where id = v_id;
  update auth.identities set identity_data = identity_data || case provider
      when 'email' then jsonb_build_object('email', lower(p_email)) else jsonb_build_object('phone', p_phone)
    end
  where user_id = v_id and provider in ('email', 'phone');
  update public.profiles set first_name = left(p_first_name, 80), last_name = left(p_last_name, 80) where id = v_id;
  return 'continued';
exception when unique_violation then
  return 'taken';
end $$;

create function public.continue_registration(
  p_key text, p_email text, p_phone text, p_first_name text, p_last_name text
) returns text
language sql set search_path = '' as $$
  select private.continue_registration(p_key, p_email, p_phone, p_first_name, p_last_name)
$$;

------------------------------------------------------------------------------------------------------------------
-- Whose an order is, and what ends with an account
------------------------------------------------------------------------------------------------------------------

-- A number that was typed before the address was proven is gone from the account, or was proven by the same person.
drop trigger note_early_phone on auth.users;
drop function private.note_early_phone();

create or replace function private.orders_of(p_user_id uuid) returns setof public.orders
language sql stable security definer set search_path = '' as $$
  select o.* from public.orders o where o.user_id = p_user_id
  union all
  select o.*
  from auth.users u join public.orders o on lower(o.email) = lower(u.email) and o.user_id is null
  where u.id = p_user_id and u.email_confirmed_at is not null
$$;
drop table private.early_phones;

-- Ends an account: 'deleted', or why not: 'no_account' | 'last_admin' | 'open_orders' | 'money_owed' for what came back:
-- nobody would be there to name a UPI ID, or to hear of the refund. Rows that belong to the person go with it. Orders stay
-- for the books without saying whose they were; see docs/decisions/deleting-accounts.md. Only orders that were placed with
-- the account hold it back. A guest's open order with the same address may be a stranger's: it goes on as it is.
create or replace function private.delete_account(p_user_id uuid) returns text
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '10s' as $$
declare
  v_order_ids uuid[];
  v_owing_ids uuid[];
begin
  -- An order that names this person waits here, and then finds nobody.
  perform from auth.users where id = p_user_id for update;
  if not found then
    return 'no_account';
  end if;

  perform from public.user_roles where role = 'admin' order by id for update;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin') then
    return 'last_admin';
  end if;

  v_order_ids := array(select id from private.orders_of(p_user_id));
  perform from public.orders where id = any (v_order_ids) order by created_at, id for update;
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
  delete from auth.users where id = p_user_id;
  return 'deleted';
end $$;

select private.apply_grants();
