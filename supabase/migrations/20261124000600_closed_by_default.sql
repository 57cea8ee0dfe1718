-- What a migration adds starts closed, and anon reads no more of stock, settings and people than a page shows.

------------------------------------------------------------------------------------------------------------------
-- New tables and functions start closed
------------------------------------------------------------------------------------------------------------------
-- PostgreSQL lets everybody run a new function. Only a rule without a schema takes that back; one for a schema, like the
-- rules before, can add rights but not remove the built-in one. apply_grants() calls this as it calls every area's grants,
-- so that whoever has widened the rules meanwhile is answered too.
create function private.grants_of_new_objects() returns void
language plpgsql set search_path = '' as $$
begin
  alter default privileges revoke execute on functions from public;
  alter default privileges revoke all on tables from anon, authenticated;
  alter default privileges revoke all on sequences from anon, authenticated;
  alter default privileges revoke all on functions from anon, authenticated;
  alter default privileges in schema public, private revoke all on tables from anon, authenticated;
  alter default privileges in schema public, private revoke all on sequences from anon, authenticated;
  alter default privileges in schema public, private revoke all on functions from anon, authenticated;
end $$;
select private.grants_of_new_objects();

------------------------------------------------------------------------------------------------------------------
-- Stock: how many there are is the shop's own business
------------------------------------------------------------------------------------------------------------------
alter table public.products
  add column available int generated always as (least(greatest(stock_quantity, 0), 11)) stored;
alter table public.product_variants
  add column available int generated always as (least(greatest(stock - reserved, 0), 11)) stored;
comment on column public.products.available is 'What anybody may know of the stock: 11 means more than 10';
comment on column public.product_variants.available is 'What anybody may know of the free stock: 11 means more than 10';

create or replace function private.product_cards(p_ids bigint[], p_colors text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'is_premium', p.is_premium,
    'stock_quantity', p.available, 'image_url', i.image_url, 'image_color', i.color,
    'colors', array(
      select o.color from private.product_options o join public.colors c on c.slug = o.color
      where o.product_id = p.id order by c.sort_order, c.id
    )
  ) order by wished.nr), '[]')
  from unnest(p_ids) with ordinality as wished (id, nr)
  join public.products p on p.id = wished.id and p.status = 'published' and not p.is_deleted
  left join lateral (
    select pi.image_url, pi.color
    from public.product_images pi
    where pi.product_id = p.id
    order by pi.color = any (p_colors) is true desc, pi.position, pi.id
    limit 1
  ) as i on true
$$;

-- An admin's move or edit changes sums of what the admin can't read.
alter function private.apply_stock_moves() security definer;
alter function private.roll_up_products(bigint[]) security definer;

-- Admins are "authenticated" as well: exact numbers reach them through the server.
create function private.grant_columns_but(p_table regclass, p_hidden text[]) returns void
language plpgsql set search_path = '' as $$
begin
  execute (
    select format('grant select (%s) on %s to anon, authenticated', string_agg(quote_ident(attname), ', '), p_table)
    from pg_catalog.pg_attribute
    where attrelid = p_table and attnum > 0 and not attisdropped and attname <> all (p_hidden)
  );
end $$;

create or replace function private.grants_of_catalog() returns void
language plpgsql set search_path = '' as $$
declare
  v_tables text[] := array[
    'categories', 'colors', 'sizes', 'products', 'product_available_colors', 'product_images', 'product_variants',
    'product_settings', 'site_settings', 'admin_settings', 'pincodes'
  ];
  v_table text;
begin
  foreach v_table in array v_tables loop
    if v_table not in ('products', 'product_variants') then
      execute format('grant select on public.%I to anon, authenticated', v_table);
    end if;
    execute format('grant insert, update, delete on public.%I to authenticated', v_table);
  end loop;
  perform private.grant_columns_but('public.products', array['stock_quantity']);
  perform private.grant_columns_but('public.product_variants', array['stock', 'reserved', 'barcode']);
  grant select, insert on public.stock_moves to authenticated;
  grant execute on function
    public.fetch_product_images(bigint), public.fetch_available_sizes() to anon, authenticated;
  grant execute on function
    public.add_product_image(bigint, text, text, text, text), public.delete_product_images(bigint) to authenticated;
  -- Triggers run as the writer: an admin's edit of a variant rolls its product up.
  grant execute on function private.roll_up_products(bigint[]), private.option_keys(text[], text[]) to authenticated;
  revoke update, delete, truncate on public.stock_moves from service_role;
end $$;

------------------------------------------------------------------------------------------------------------------
-- Settings: who knows the limits of trust stays just below them
------------------------------------------------------------------------------------------------------------------
drop policy product_settings_select_public on public.product_settings;
create policy product_settings_select_public on public.product_settings for select to anon, authenticated
  using (setting_key not in ('cod_refusals', 'cod_open_orders') and setting_key not like 'guard\_%');

-- A quote is made by the server, which reads all of them.
drop function private.grants_of_pricing();

------------------------------------------------------------------------------------------------------------------
-- What people write about themselves, by the shop's forms or past them by REST
------------------------------------------------------------------------------------------------------------------
-- Control characters, and the marks that turn the direction of text.
create function private.clean_name(p_text text) returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(
    coalesce(p_text, ''), '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g'
  )), 80)
$$;

create or replace function private.create_profile() returns trigger
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

update public.profiles set first_name = private.clean_name(first_name), last_name = private.clean_name(last_name)
  where (first_name, last_name) is distinct from (private.clean_name(first_name), private.clean_name(last_name));
alter table public.profiles
  add constraint profiles_first_name_is_clean check (first_name = private.clean_name(first_name)),
  add constraint profiles_last_name_is_clean check (last_name = private.clean_name(last_name));

-- The auth server puts this into every token, and the token travels in every cookie; its own API takes any size.
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
create trigger shorten_user_meta_data before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.shorten_user_meta_data();

-- An update of a profile runs as its owner.
create function private.grants_of_names() returns void
language sql set search_path = '' as $$
  grant execute on function private.clean_name(text) to authenticated;
$$;

select private.apply_grants();
