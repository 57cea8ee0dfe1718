-- People: profiles, registration and its proof, the address book.

-- What staff type for others, without control characters and direction marks, lines kept. PT422 no_reason: not of the length.
create function private.words_or_refuse(p_text text, p_least int default 3, p_most int default 400) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_words text := btrim(regexp_replace(
    coalesce(p_text, ''), '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  ), E' \n');
begin
  if char_length(v_words) not between p_least and p_most then
    raise sqlstate 'PT422' using message = format('Write %s to %s characters', p_least, p_most), hint = 'no_reason';
  end if;
  return v_words;
end $$;

-- Removes control characters and text direction marks.
create function private.clean_name(p_text text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(
    coalesce(p_text, ''), '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  )), 80)
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint profiles_first_name_is_clean check (first_name = private.clean_name(first_name)),
  constraint profiles_last_name_is_clean check (last_name = private.clean_name(last_name))
);
alter table public.profiles enable row level security;

-- The address book. People read their own rows. Three functions write them, because a rule spans several rows: a person
-- with addresses has exactly one default, and at most 20 addresses.
create table public.user_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  label text not null default '' check (char_length(label) <= 30),
  name text not null check (char_length(name) between 2 and 80),
  phone text not null check (phone ~ '^\+91[6-9][0-9]{9}$'),
  line1 text not null check (char_length(line1) between 3 and 160),
  line2 text not null default '' check (char_length(line2) <= 160),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  city text not null check (char_length(city) between 2 and 80),
  state text not null check (char_length(state) between 2 and 60),
  is_default boolean not null default false,
  created_at timestamptz not null default private.clock_timestamp(),
  updated_at timestamptz not null default private.clock_timestamp()
);
comment on table public.user_addresses is 'The delivery addresses of a person; orders keep their own copy';
comment on column public.user_addresses.label is 'A name given by the person, such as Home; may be empty';
create index user_addresses_user_id on public.user_addresses (user_id, created_at desc);
create unique index user_addresses_one_default on public.user_addresses (user_id) where is_default;
alter table public.user_addresses enable row level security;

create table private.registrations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key text,
  begun_in xid8 not null default pg_current_xact_id(),
  proved_at timestamptz,
  kept jsonb
);
comment on table private.registrations is 'How an account with an unproven address or number was begun';
comment on column private.registrations.key is 'Hash of the cookie of the browser that began it';
comment on column private.registrations.begun_in is
  'A proof in the transaction that created the account comes from the server';
comment on column private.registrations.kept is
  'The credentials that the first proof removed, until settle_registration restores or drops them';
alter table private.registrations enable row level security;

create function private.begin_registration() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.registrations (user_id, key)
    values (new.id, new.raw_user_meta_data ->> 'registration_key')
    on conflict (user_id) do nothing;
  return null;
end $$;

-- The browser that began a registration sends the form again, with another number, address or name: the same account
-- continues. 'continued'; 'taken' when another account has the address or number; 'none' when there is no registration to
-- continue.
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
    email = lower(p_email), phone = p_phone, updated_at = private.now(),
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

create function private.copy_names_to_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('first_name', new.first_name, 'last_name', new.last_name)
    where id = new.id;
  return null;
end $$;

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    private.clean_name(new.raw_user_meta_data ->> 'first_name'),
    private.clean_name(new.raw_user_meta_data ->> 'last_name')
  )
  on conflict (id) do nothing;
  return new;
end $$;

-- When the default address is deleted, the newest address becomes the default.
create function private.delete_address(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_address_book();
begin
  delete from public.user_addresses where id = p_id and user_id = v_user;
  if not found then
    raise sqlstate 'PT404' using message = 'No such address', hint = 'no_address';
  end if;
  update public.user_addresses set is_default = true
  where id = (
      select id from public.user_addresses where user_id = v_user order by created_at desc, id desc limit 1
    )
    and not exists (select from public.user_addresses where user_id = v_user and is_default);
end $$;

create function public.delete_address(p_id uuid) returns void
language sql set search_path = '' as $$ select private.delete_address(p_id) $$;

-- Deletes registrations by phone whose code was never entered, so that they block nobody and nobody inherits their number.
-- They never had a session. `p_except` is one to keep.
create function private.discard_unfinished_accounts(p_email text, p_phone text, p_except uuid default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.users u
  where (u.email = lower(p_email) or u.phone = p_phone) and u.id is distinct from p_except
    and u.phone is not null
    and u.phone_confirmed_at is null and u.email_confirmed_at is null and u.last_sign_in_at is null
    and u.created_at < private.now() - interval '5 minutes';
  get diagnostics v_count = row_count;
  return v_count;
end $$;

create function public.discard_unfinished_accounts(p_email text, p_phone text default null) returns int
language sql set search_path = '' as $$ select private.discard_unfinished_accounts(p_email, p_phone) $$;

-- The person who proves an address or a number may not be the one who registered it with a password and other details. So
-- the transaction of the proof removes all other credentials: password, number or address, identities, second factors,
-- pending changes and open sessions. At no moment does an old credential open a proven account.
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
  insert into private.registrations (user_id, proved_at, kept) values (old.id, private.now(), v_kept)
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

-- The owner of the account that a link in a mail opens; null when it opens none. Does not use the link.
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

-- Deletes accounts with this address that were never confirmed; they never had a session. An account with a proven phone
-- number stays and loses only the unproven address: with it, the phone would open the account of the address's owner.
-- Returns whether the address is free now; if not, another account has proven it.
create function private.free_unproven_address(p_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_users uuid[];
begin
  select array_agg(u.id) into v_users
  from auth.users u
  where u.email = lower(p_email) and u.email_confirmed_at is null;
  delete from auth.users u
  where u.id = any (v_users) and u.email_confirmed_at is null and u.phone_confirmed_at is null;
  delete from auth.identities i where i.user_id = any (v_users) and i.provider = 'email';
  update auth.users u set email = null where u.id = any (v_users) and u.email_confirmed_at is null;
  return not exists (select from auth.users u where u.email = lower(p_email));
end $$;

create function public.free_unproven_address(p_email text) returns boolean
language sql set search_path = '' as $$ select private.free_unproven_address(p_email) $$;

create function private.make_default_address(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_address_book();
begin
  perform from public.user_addresses where id = p_id and user_id = v_user;
  if not found then
    raise sqlstate 'PT404' using message = 'No such address', hint = 'no_address';
  end if;
  update public.user_addresses set is_default = false where user_id = v_user and is_default and id <> p_id;
  update public.user_addresses set is_default = true where id = p_id and not is_default;
end $$;

-- Adds an address, or changes the one named by p_id. Adding an existing address returns that entry, so a form sent twice
-- and an address saved with each order add nothing. A person's first address is the default.
create function private.save_address(p_id uuid, p_address jsonb, p_is_default boolean) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := private.lock_address_book();
  v_new public.user_addresses := jsonb_populate_record(null::public.user_addresses, p_address);
  v_label text := coalesce(v_new.label, '');
  v_line2 text := coalesce(v_new.line2, '');
  v_id uuid;
begin
  if p_id is not null then
    update public.user_addresses set
      label = v_label, name = v_new.name, phone = v_new.phone, line1 = v_new.line1, line2 = v_line2,
      pincode = v_new.pincode, city = v_new.city, state = v_new.state
    where id = p_id and user_id = v_user
    returning id into v_id;
    if v_id is null then
      raise sqlstate 'PT404' using message = 'No such address', hint = 'no_address';
    end if;
  else
    update public.user_addresses set label = case when v_label = '' then label else v_label end
    where id = (
      select id from public.user_addresses
      where user_id = v_user and name = v_new.name and phone = v_new.phone and line1 = v_new.line1 and line2 = v_line2
        and pincode = v_new.pincode and city = v_new.city and state = v_new.state
      order by is_default desc, created_at desc limit 1
    )
    returning id into v_id;
    if v_id is null then
      if (select count(*) from public.user_addresses where user_id = v_user) >= 20 then
        raise sqlstate 'PT409' using message = 'The address book is full', hint = 'address_book_full';
      end if;
      insert into public.user_addresses (user_id, label, name, phone, line1, line2, pincode, city, state, is_default)
      values (
        v_user, v_label, v_new.name, v_new.phone, v_new.line1, v_line2, v_new.pincode, v_new.city, v_new.state,
        not exists (select from public.user_addresses where user_id = v_user)
      )
      returning id into v_id;
    end if;
  end if;
  if p_is_default then
    perform private.make_default_address(v_id);
  end if;
  return v_id;
end $$;

create function public.make_default_address(p_id uuid) returns void
language sql set search_path = '' as $$ select private.make_default_address(p_id) $$;

create function public.save_address(p_id uuid, p_address jsonb, p_is_default boolean default false) returns uuid
language sql set search_path = '' as $$ select private.save_address(p_id, p_address, p_is_default) $$;

create function private.grants_of_addresses() returns void
language sql set search_path = '' as $$
  grant select on public.user_addresses to authenticated;
  grant execute on function
    public.save_address(uuid, jsonb, boolean), private.save_address(uuid, jsonb, boolean),
    public.make_default_address(uuid), private.make_default_address(uuid),
    public.delete_address(uuid), private.delete_address(uuid)
    to authenticated;
$$;

-- The triggers on profiles run as the user who updates the row.
create function private.grants_of_names() returns void
language sql set search_path = '' as $$
  grant execute on function private.clean_name(text) to authenticated;
$$;

create function private.grants_of_people() returns void
language sql set search_path = '' as $$
  grant select on public.profiles to authenticated;
  grant update (first_name, last_name) on public.profiles to authenticated;
$$;

-- Returns the owner of the address book and locks it for the rest of the transaction.
create function private.lock_address_book() returns uuid
language plpgsql set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
begin
  if v_user is null then
    raise sqlstate 'PT401' using message = 'Nobody is signed in', hint = 'unauthenticated';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('address book ' || v_user, 0));
  return v_user;
end $$;

-- The newest registration by e-mail counts: its password and names belong to the mail that follows. A registration mailed
-- within the last minute stays, so that nobody's mailbox is flooded. A registration by phone stays for five minutes, unless
-- the same browser began it.
create function private.replace_registration(p_email text, p_key text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.users u using private.registrations r
  where r.user_id = u.id and u.email = lower(p_email)
    and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
    and (u.phone is null or r.key = p_key or u.created_at < pg_catalog.now() - interval '5 minutes')
    and (u.confirmation_sent_at is null or u.confirmation_sent_at < pg_catalog.now() - interval '1 minute');
  get diagnostics v_count = row_count;
  return v_count;
end $$;

create function public.replace_registration(p_email text, p_key text) returns int
language sql set search_path = '' as $$ select private.replace_registration(p_email, p_key) $$;

-- Runs right after a proof. 'kept': the proof came from the browser that began the account (`p_key`) or was signed in to it
-- (`p_is_self`), so all credentials are restored. 'dropped': it came from elsewhere; if the account was ever used, its
-- addresses and names are deleted too. 'none': this was not the first proof.
create function private.settle_registration(p_user_id uuid, p_key text, p_is_self boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_registration private.registrations;
  v_kept jsonb;
  v_outcome text := 'dropped';
begin
  -- The lock order of a proof: the user first, then the registration.
  perform from auth.users where id = p_user_id for no key update;
  select * into v_registration from private.registrations where user_id = p_user_id and kept is not null for update;
  if not found then
    return 'none';
  end if;
  v_kept := v_registration.kept;
  if v_registration.proved_at > private.now() - interval '10 minutes'
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
      v_outcome := 'kept';
    exception when unique_violation then
      -- Another account has taken the address or the number in the meantime.
      null;
    end;
  end if;
  if v_outcome = 'dropped' and (v_kept ->> 'was_used')::boolean then
    delete from public.user_addresses where user_id = p_user_id;
    update public.profiles set first_name = '', last_name = '' where id = p_user_id;
  end if;
  -- Last, so that restoring the password above does not count as a password change.
  update private.registrations set kept = null, proved_at = null where user_id = p_user_id;
  return v_outcome;
end $$;

create function public.settle_registration(p_user_id uuid, p_key text, p_is_self boolean) returns text
language sql set search_path = '' as $$ select private.settle_registration(p_user_id, p_key, p_is_self) $$;

-- The auth server puts this into every token, and every cookie carries the token. Its own API accepts any size.
create function private.shorten_user_meta_data() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4096 then
    new.raw_user_meta_data := jsonb_build_object(
      'first_name', private.clean_name(new.raw_user_meta_data ->> 'first_name'),
      'last_name', private.clean_name(new.raw_user_meta_data ->> 'last_name')
    );
  end if;
  return new;
end $$;

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger copy_names_to_user after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.copy_names_to_user();

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger begin_registration after insert on auth.users
  for each row when (new.email_confirmed_at is null) execute function private.begin_registration();
create trigger drop_unproven_keys before update of email_confirmed_at, phone_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null
    and (new.email_confirmed_at is not null or (old.phone_confirmed_at is null and new.phone_confirmed_at is not null))
  )
  execute function private.drop_unproven_keys();
create trigger shorten_user_meta_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.shorten_user_meta_data();

create trigger user_addresses_touch before update on public.user_addresses
  for each row execute function private.touch_updated_at();

create policy profiles_select_own on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy user_addresses_select_own on public.user_addresses for select to authenticated
  using (user_id = (select auth.uid()));
