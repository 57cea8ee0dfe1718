-- Only functions write goods and settings, because they enforce the rules of their forms; an admin's own session can't bypass them.
create function private.grants_of_catalog() returns void
language plpgsql set search_path = '' as $$
declare
  v_tables text[] := array[
    'categories', 'colors', 'sizes', 'product_available_colors', 'product_images', 'product_settings', 'site_settings',
    'admin_settings', 'pincodes'
  ];
  v_table text;
begin
  foreach v_table in array v_tables loop
    execute format('grant select on public.%I to anon, authenticated', v_table);
  end loop;
  grant insert, update on public.pincodes to authenticated;
  perform private.grant_columns_but('public.products', array['stock_quantity']);
  perform private.grant_columns_but('public.product_variants', array['stock', 'reserved', 'barcode', 'low_at']);
  grant select on public.stock_moves to authenticated;
  grant execute on function
    public.fetch_product_images(bigint), public.fetch_available_sizes() to anon, authenticated;
  revoke update, delete, truncate on public.stock_moves from service_role;
end $$;
