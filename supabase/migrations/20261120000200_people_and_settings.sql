-- Settings, profiles, roles, pincodes.

create table public.product_settings (
  setting_key text primary key,
  setting_value text not null,
  is_enabled boolean not null default true,
  description text not null default '',
  updated_at timestamptz not null default now()
);
comment on table public.product_settings is
  'global_discount (percent), shipping_fee and free_shipping_over (rupees)';
create trigger product_settings_touch before update on public.product_settings
  for each row execute function private.touch_updated_at();

create table public.site_settings (
  key text primary key,
  value text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger site_settings_touch before update on public.site_settings
  for each row execute function private.touch_updated_at();

create table public.admin_settings (
  key text primary key,
  value jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger admin_settings_touch before update on public.admin_settings
  for each row execute function private.touch_updated_at();

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, first_name, last_name)
  values (
    new.id,
    left(coalesce(new.raw_user_meta_data ->> 'first_name', ''), 80),
    left(coalesce(new.raw_user_meta_data ->> 'last_name', ''), 80)
  )
  on conflict (id) do nothing;
  return new;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create table public.user_roles (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  unique (user_id, role)
);

-- Definer, so that policies on user_roles itself can use it.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

create table public.pincodes (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  city text not null,
  state text not null,
  delivery_days int not null default 6 check (delivery_days between 1 and 30),
  cod_available boolean not null default true
);
