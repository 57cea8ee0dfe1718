-- apply_grants() no longer lists every table and function of the shop: each area has a function private.grants_of_<area>(),
-- written by the migration that makes the area, and apply_grants() closes everything, then lets each give back its own.

create function private.grants_of_catalog() returns void
language plpgsql set search_path = '' as $$
declare
  v_tables text[] := array[
    'categories', 'colors', 'sizes', 'products', 'product_available_colors', 'product_images', 'product_variants',
    'product_settings', 'site_settings', 'admin_settings', 'pincodes'
  ];
  v_table text;
begin
  foreach v_table in array v_tables loop
    execute format('grant select on public.%I to anon, authenticated', v_table);
    execute format('grant insert, update, delete on public.%I to authenticated', v_table);
  end loop;
  grant select, insert on public.stock_moves to authenticated;
  grant execute on function
    public.fetch_product_images(bigint), public.fetch_available_sizes() to anon, authenticated;
  grant execute on function
    public.add_product_image(bigint, text, text, text, text), public.delete_product_images(bigint) to authenticated;
  -- Triggers run as the writer: an admin's edit of a variant rolls its product up.
  grant execute on function private.roll_up_products(bigint[]), private.option_keys(text[], text[]) to authenticated;
  revoke update, delete, truncate on public.stock_moves from service_role;
end $$;

create function private.grants_of_pricing() returns void
language sql set search_path = '' as $$
  grant execute on function public.pricing_settings() to anon, authenticated;
$$;

create function private.grants_of_search() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.search_products(jsonb, text, int, int), private.search_products(jsonb, text, int, int),
    public.product_facets(jsonb), private.product_facets(jsonb),
    public.suggest_products(text, int), private.suggest_products(text, int),
    public.related_products(bigint, int), private.related_products(bigint, int),
    public.basic_product(text), private.basic_product(text), public.basic_colors(), private.basic_colors()
    to anon, authenticated;
$$;

create function private.grants_of_people() returns void
language sql set search_path = '' as $$
  grant select on public.profiles, public.user_roles to authenticated;
  grant update (first_name, last_name) on public.profiles to authenticated;
  grant insert, update, delete on public.user_roles to authenticated;
  grant execute on function private.is_admin() to anon, authenticated;
$$;

create function private.grants_of_orders() returns void
language sql set search_path = '' as $$
  grant select on
    public.orders, public.order_items, public.order_events, public.payments, public.webhook_events, public.outbox
    to authenticated;
  revoke update, delete, truncate on public.order_events from service_role;
$$;

create or replace function private.apply_grants() returns void
language plpgsql set search_path = '' as $$
declare
  v_area text;
begin
  revoke all on all tables in schema public, private from public, anon, authenticated;
  revoke all on all sequences in schema public from public, anon, authenticated;
  revoke all on all functions in schema public, private from public, anon, authenticated;
  grant usage on schema private to anon, authenticated, service_role;
  grant usage on all sequences in schema public to authenticated;
  grant all on all tables in schema public, private to service_role;
  grant all on all sequences in schema public, private to service_role;
  grant execute on all functions in schema public, private to service_role;

  for v_area in
    select proname from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'grants\_of\_%' order by proname
  loop
    execute format('select private.%I()', v_area);
  end loop;
end $$;

select private.apply_grants();
