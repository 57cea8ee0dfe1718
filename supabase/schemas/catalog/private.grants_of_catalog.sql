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
    if v_table not in ('products', 'product_variants') then
      execute format('grant select on public.%I to anon, authenticated', v_table);
    end if;
    execute format('grant insert, update, delete on public.%I to authenticated', v_table);
  end loop;
  perform private.grant_columns_but('public.products', array['stock_quantity']);
  perform private.grant_columns_but('public.product_variants', array['stock', 'reserved', 'barcode', 'low_at']);
  grant select, insert on public.stock_moves to authenticated;
  grant execute on function
    public.fetch_product_images(bigint), public.fetch_available_sizes() to anon, authenticated;
  grant execute on function
    public.add_product_image(bigint, text, text, text, text), public.delete_product_images(bigint) to authenticated;
  -- Triggers run as the writer: an admin's edit of a variant updates its product.
  grant execute on function private.roll_up_products(bigint[]), private.option_keys(text[], text[]) to authenticated;
  revoke update, delete, truncate on public.stock_moves from service_role;
end $$;
