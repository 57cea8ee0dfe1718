-- The address book. People read their own rows; three functions write them, because a rule spans several rows: whoever has
-- addresses has exactly one default, and at most 20 addresses.

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
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.user_addresses is 'Where a person has parcels sent; orders keep a copy of their own';
comment on column public.user_addresses.label is 'The person''s own word for it, such as Home; may be empty';
create index user_addresses_user_id on public.user_addresses (user_id, created_at desc);
create unique index user_addresses_one_default on public.user_addresses (user_id) where is_default;
create trigger user_addresses_touch before update on public.user_addresses
  for each row execute function private.touch_updated_at();
alter table public.user_addresses enable row level security;
create policy user_addresses_select_own on public.user_addresses for select to authenticated
  using (user_id = (select auth.uid()));

-- Whose book is written. From here to the end of the transaction nobody else writes it.
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

-- Adds an address, or changes the one named by p_id. Adding what the book holds already gives back that entry, so that a
-- form sent twice and an address saved with each order add nothing. A person's first address is the default.
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

-- When the default goes, the newest address takes its place.
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

create function public.save_address(p_id uuid, p_address jsonb, p_is_default boolean default false) returns uuid
language sql set search_path = '' as $$ select private.save_address(p_id, p_address, p_is_default) $$;
create function public.make_default_address(p_id uuid) returns void
language sql set search_path = '' as $$ select private.make_default_address(p_id) $$;
create function public.delete_address(p_id uuid) returns void
language sql set search_path = '' as $$ select private.delete_address(p_id) $$;

create function private.grants_of_addresses() returns void
language sql set search_path = '' as $$
  grant select on public.user_addresses to authenticated;
  grant execute on function
    public.save_address(uuid, jsonb, boolean), private.save_address(uuid, jsonb, boolean),
    public.make_default_address(uuid), private.make_default_address(uuid),
    public.delete_address(uuid), private.delete_address(uuid)
    to authenticated;
$$;

select private.apply_grants();
