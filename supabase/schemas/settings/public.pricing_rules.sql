-- All settings that prices depend on, as a quote reads them: enabled settings as text, zones and GST rates as rows.
create function public.pricing_rules() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'settings', (
      select coalesce(jsonb_object_agg(setting_key, setting_value), '{}') from public.product_settings
      where is_enabled and setting_key in (
        'global_discount', 'shipping_fee', 'free_shipping_over', 'cod_fee', 'cod_up_to', 'cod_open_orders', 'cod_refusals',
        'shop_state'
      )
    ),
    'zones', (
      select coalesce(jsonb_agg(jsonb_build_object('zone', zone, 'fee', fee, 'free_over', free_over) order by zone), '[]')
      from public.shipping_zones
    ),
    'gst_rates', (
      select jsonb_agg(
        jsonb_build_object(
          'hsn_prefix', hsn_prefix, 'starts_on', starts_on, 'above', above, 'percent', percent,
          'above_includes_tax', above_includes_tax
        )
        order by hsn_prefix, starts_on, above
      )
      from public.gst_rates
    ),
    'prints', jsonb_build_object(
      'bands', (
        select coalesce(jsonb_agg(
          jsonb_build_object('name', name, 'width_mm', width_mm, 'height_mm', height_mm, 'price', price)
          order by width_mm * height_mm, id
        ), '[]') from public.print_bands
      ),
      'breaks', (
        select coalesce(jsonb_agg(jsonb_build_object('quantity', quantity, 'percent', percent) order by quantity), '[]')
        from public.print_breaks
      )
    )
  )
$$;
