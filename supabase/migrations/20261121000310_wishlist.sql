-- Wishlists, and the links by which their owners show them.

create table public.user_wishlist (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  size text references public.sizes (name) on update cascade on delete cascade,
  color text references public.colors (slug) on update cascade on delete set null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, product_id, size)
);
comment on column public.user_wishlist.size is 'null: no size was chosen';
comment on column public.user_wishlist.color is 'As it was looked at, for its picture; null: any';
create index user_wishlist_product_id on public.user_wishlist (product_id);
create index user_wishlist_size on public.user_wishlist (size);
create index user_wishlist_color on public.user_wishlist (color);

create table public.wishlist_shares (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);
comment on table public.wishlist_shares is
  'Who holds the token sees the pieces of a wishlist, and nothing of its owner. No row: not shared';

-- What is no longer in the shop is not shown, and takes no room. The lock makes two adders at the brim wait for each other.
create function private.limit_wishlist() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist:' || new.user_id, 0));
  if (
    select count(*) from public.user_wishlist w
    join public.products p on p.id = w.product_id and p.status = 'published' and not p.is_deleted
    where w.user_id = new.user_id
  ) >= 200 then
    raise sqlstate 'PT409' using message = 'A wishlist holds up to 200 pieces', hint = 'wishlist_full';
  end if;
  return new;
end $$;
create trigger user_wishlist_limit before insert on public.user_wishlist
  for each row execute function private.limit_wishlist();

-- Answers added, or already. A size that is chosen at last takes the place of the entry without one; a piece that is there
-- in some size is there for who chose none.
create function public.add_to_wishlist(p_product_id bigint, p_size text default null, p_color text default null)
returns text language plpgsql set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_color text;
begin
  if not exists (
    select from public.products where id = p_product_id and status = 'published' and not is_deleted
  ) then
    raise sqlstate 'PT404' using message = 'No such product', hint = 'product_missing';
  end if;
  if p_size is not null and not exists (
    select from public.product_variants where product_id = p_product_id and size = p_size and is_active
  ) then
    raise sqlstate 'PT404' using message = 'The product is not made in this size', hint = 'size_missing';
  end if;
  if exists (
    select from public.user_wishlist
    where user_id = v_user and product_id = p_product_id and (p_size is null or size = p_size)
  ) then
    return 'already';
  end if;
  select min(color) into v_color from public.product_variants
    where product_id = p_product_id and color = p_color and is_active;
  delete from public.user_wishlist where user_id = v_user and product_id = p_product_id and size is null;
  insert into public.user_wishlist (user_id, product_id, size, color)
    values (v_user, p_product_id, p_size, v_color) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end $$;

-- The token of the caller's link; made now if there is none.
create function public.share_wishlist() returns text
language plpgsql set search_path = '' as $$
begin
  insert into public.wishlist_shares (user_id) values ((select auth.uid())) on conflict do nothing;
  return (select token from public.wishlist_shares where user_id = (select auth.uid()));
end $$;

-- The pieces of a shared list, newest first; null when there is no such link.
create function private.shared_wishlist(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('product_id', w.product_id, 'size', w.size, 'color', w.color)
        order by w.created_at desc, w.id desc
      )
      from public.user_wishlist w where w.user_id = s.user_id
    ),
    '[]'
  )
  from public.wishlist_shares s where s.token = p_token
$$;
create function public.shared_wishlist(p_token text) returns jsonb
language sql stable set search_path = '' as $$ select private.shared_wishlist(p_token) $$;

alter table public.user_wishlist enable row level security;
alter table public.wishlist_shares enable row level security;

create policy user_wishlist_select_own on public.user_wishlist for select to authenticated
  using (user_id = (select auth.uid()));
-- Row security of products hides what is not in the shop.
create policy user_wishlist_insert_own on public.user_wishlist for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select 1 from public.products p where p.id = product_id));
create policy user_wishlist_delete_own on public.user_wishlist for delete to authenticated
  using (user_id = (select auth.uid()));
create policy wishlist_shares_select_own on public.wishlist_shares for select to authenticated
  using (user_id = (select auth.uid()));
create policy wishlist_shares_insert_own on public.wishlist_shares for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy wishlist_shares_delete_own on public.wishlist_shares for delete to authenticated
  using (user_id = (select auth.uid()));

create or replace function private.apply_grants() returns void
language plpgsql set search_path = '' as $$
declare
  v_public_reads text[] := array[
    'categories', 'colors', 'sizes', 'products', 'product_available_colors', 'product_images', 'product_variants',
    'product_settings', 'site_settings', 'admin_settings', 'pincodes'
  ];
  v_own_reads text[] := array[
    'profiles', 'user_roles', 'user_addresses', 'orders', 'order_items', 'order_events', 'user_wishlist', 'wishlist_shares'
  ];
  v_admin_reads text[] := array['payments', 'webhook_events', 'outbox', 'stock_moves'];
  v_admin_writes text[] := array[
    'categories', 'colors', 'sizes', 'products', 'product_available_colors', 'product_images', 'product_variants',
    'product_settings', 'site_settings', 'admin_settings', 'pincodes', 'user_roles'
  ];
  v_table text;
begin
  revoke all on all tables in schema public from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  revoke all on all functions in schema public from public, anon, authenticated;
  revoke all on all tables in schema private from public, anon, authenticated;
  revoke all on all functions in schema private from public, anon, authenticated;

  foreach v_table in array v_public_reads loop
    execute format('grant select on public.%I to anon, authenticated', v_table);
  end loop;
  foreach v_table in array v_own_reads || v_admin_reads loop
    execute format('grant select on public.%I to authenticated', v_table);
  end loop;
  foreach v_table in array v_admin_writes loop
    execute format('grant insert, update, delete on public.%I to authenticated', v_table);
  end loop;
  grant insert on public.stock_moves to authenticated;
  grant update (first_name, last_name) on public.profiles to authenticated;
  grant insert (user_id, product_id, size, color), delete on public.user_wishlist to authenticated;
  grant insert (user_id), delete on public.wishlist_shares to authenticated;
  grant usage on all sequences in schema public to authenticated;

  grant execute on function
    public.fetch_product_images(bigint), public.fetch_available_sizes(), public.pricing_settings() to anon, authenticated;
  grant execute on function
    public.add_product_image(bigint, text, text, text, text), public.delete_product_images(bigint) to authenticated;
  grant execute on function
    public.add_to_wishlist(bigint, text, text), public.share_wishlist() to authenticated;
  grant execute on function
    public.shared_wishlist(text), private.shared_wishlist(text) to anon, authenticated;
  grant execute on function private.is_admin() to anon, authenticated;
  grant execute on function
    public.search_products(jsonb, text, int, int), private.search_products(jsonb, text, int, int),
    public.product_facets(jsonb), private.product_facets(jsonb),
    public.suggest_products(text, int), private.suggest_products(text, int),
    public.related_products(bigint, int), private.related_products(bigint, int),
    public.basic_product(text), private.basic_product(text), public.basic_colors(), private.basic_colors()
    to anon, authenticated;
  grant execute on function
    public.save_address(uuid, jsonb, boolean), private.save_address(uuid, jsonb, boolean),
    public.make_default_address(uuid), private.make_default_address(uuid),
    public.delete_address(uuid), private.delete_address(uuid)
    to authenticated;
  grant execute on function
    private.my_order_ids(),
    public.my_orders(int, int), private.my_orders(int, int), public.owns_order(text), private.owns_order(text),
    public.my_dashboard(), private.my_dashboard()
    to authenticated;
  -- Triggers run as the writer: an admin's edit of a variant rolls its product up.
  grant execute on function private.roll_up_products(bigint[]), private.option_keys(text[], text[]) to authenticated;

  grant usage on schema private to anon, authenticated, service_role;
  grant all on all tables in schema public, private to service_role;
  grant all on all sequences in schema public, private to service_role;
  grant execute on all functions in schema public, private to service_role;
  revoke update, delete, truncate on public.stock_moves, public.order_events from service_role;
end $$;

select private.apply_grants();
