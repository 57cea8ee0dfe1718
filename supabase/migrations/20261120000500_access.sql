-- Who may touch what. Everything is revoked first and granted back by private.apply_grants(), one function, so that it can
-- be run again by whoever finds the grants widened. Row policies are named <table>_<verb>_<who>.

create function private.apply_grants() returns void
language plpgsql set search_path = '' as $$
declare
  v_public_reads text[] := array[
    'categories', 'colors', 'sizes', 'products', 'product_available_colors', 'product_images', 'product_variants',
    'product_settings', 'site_settings', 'admin_settings', 'pincodes'
  ];
  v_own_reads text[] := array['profiles', 'user_roles', 'orders', 'order_items', 'order_events'];
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
  grant usage on all sequences in schema public to authenticated;

  grant execute on function
    public.fetch_product_images(bigint), public.fetch_available_sizes(), public.pricing_settings() to anon, authenticated;
  grant execute on function
    public.add_product_image(bigint, text, text, text, text), public.delete_product_images(bigint) to authenticated;
  grant execute on function private.is_admin() to anon, authenticated;
  -- Triggers run as the writer: an admin's edit of a variant rolls its product up.
  grant execute on function private.roll_up_products(bigint[]), private.option_keys(text[], text[]) to authenticated;

  grant usage on schema private to anon, authenticated, service_role;
  grant all on all tables in schema public, private to service_role;
  grant all on all sequences in schema public, private to service_role;
  grant execute on all functions in schema public, private to service_role;
  revoke update, delete, truncate on public.stock_moves, public.order_events from service_role;
end $$;
revoke all on function private.apply_grants() from public;

-- Tables and functions that later migrations add start closed; they extend apply_grants().
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
alter default privileges in schema private revoke all on functions from public;

do $$
declare
  v_table record;
begin
  for v_table in select tablename, schemaname from pg_tables where schemaname in ('public', 'private') loop
    execute format('alter table %I.%I enable row level security', v_table.schemaname, v_table.tablename);
  end loop;
end $$;

-- The storefront -------------------------------------------------------------------------------------------------
create policy categories_select_public on public.categories for select to anon, authenticated
  using (not is_deleted);
create policy colors_select_public on public.colors for select to anon, authenticated using (true);
create policy sizes_select_public on public.sizes for select to anon, authenticated using (true);
create policy products_select_public on public.products for select to anon, authenticated
  using (status = 'published' and not is_deleted);
create policy product_available_colors_select_public on public.product_available_colors
  for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy product_images_select_public on public.product_images for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy product_variants_select_public on public.product_variants for select to anon, authenticated
  using (is_active and exists (select 1 from public.products p where p.id = product_id));
create policy product_settings_select_public on public.product_settings for select to anon, authenticated using (true);
create policy site_settings_select_public on public.site_settings for select to anon, authenticated using (true);
create policy admin_settings_select_public on public.admin_settings for select to anon, authenticated
  using (key in ('analytics_settings', 'general_settings', 'chat_settings'));
create policy pincodes_select_public on public.pincodes for select to anon, authenticated using (true);

-- One's own ------------------------------------------------------------------------------------------------------
create policy profiles_select_own on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy profiles_update_own on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy user_roles_select_own on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy orders_select_own on public.orders for select to authenticated using (user_id = (select auth.uid()));
create policy order_items_select_own on public.order_items for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_items.order_id and o.user_id = (select auth.uid())));
create policy order_events_select_own on public.order_events for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_events.order_id and o.user_id = (select auth.uid())));

-- Admins ---------------------------------------------------------------------------------------------------------
do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'categories', 'colors', 'sizes', 'products', 'product_available_colors', 'product_images', 'product_variants',
    'product_settings', 'site_settings', 'admin_settings', 'pincodes', 'user_roles'
  ] loop
    execute format(
      'create policy %1$s_all_admin on public.%1$I for all to authenticated
        using ((select private.is_admin())) with check ((select private.is_admin()))', v_table);
  end loop;
  foreach v_table in array array[
    'profiles', 'orders', 'order_items', 'order_events', 'payments', 'webhook_events', 'outbox', 'stock_moves'
  ] loop
    execute format(
      'create policy %1$s_select_admin on public.%1$I for select to authenticated
        using ((select private.is_admin()))', v_table);
  end loop;
end $$;
create policy stock_moves_insert_admin on public.stock_moves for insert to authenticated
  with check ((select private.is_admin()) and reason in ('receive', 'adjust') and order_id is null);

-- Pictures -------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('product-images', 'product-images', true, 10485760, array['image/webp', 'image/png', 'image/jpeg']),
  ('logos', 'logos', true, 2097152, array['image/webp', 'image/png', 'image/jpeg'])
  on conflict (id) do nothing;
create policy shop_pictures_insert_admin on storage.objects for insert to authenticated
  with check (bucket_id in ('product-images', 'logos') and (select private.is_admin()));
create policy shop_pictures_delete_admin on storage.objects for delete to authenticated
  using (bucket_id in ('product-images', 'logos') and (select private.is_admin()));

select private.apply_grants();
