-- Everything that the invoice prints, from the current data.
create function private.invoice_data(p_order public.orders) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_site jsonb := (select coalesce(jsonb_object_agg(key, trim(value)), '{}') from public.site_settings);
  v_state text := (select trim(setting_value) from public.product_settings where setting_key = 'shop_state' and is_enabled);
  v_place text := p_order.shipping_address ->> 'state';
  v_lines jsonb := private.invoice_lines(p_order);
begin
  return jsonb_build_object(
    'seller', jsonb_build_object(
      'shop_name', coalesce(v_site ->> 'shop_name', ''), 'name', coalesce(v_site ->> 'company_name', ''),
      'address', coalesce(v_site ->> 'company_address', ''), 'phone', coalesce(v_site ->> 'company_phone', ''),
      'email', coalesce(v_site ->> 'company_email', ''), 'gstin', nullif(v_site ->> 'company_gstin', ''),
      'registration', case v_site ->> 'legal_form'
        when 'company' then 'CIN: ' || nullif(v_site ->> 'company_cin', '')
        when 'llp' then 'LLPIN: ' || nullif(v_site ->> 'company_llpin', '')
      end,
      'registered_address', nullif(nullif(v_site ->> 'registered_address', ''), v_site ->> 'company_address'),
      'grievance_officer',
        nullif(v_site ->> 'officer_name', '') || coalesce(', ' || nullif(v_site ->> 'officer_designation', ''), '')
        || ': ' || concat_ws(', ', nullif(v_site ->> 'officer_phone', ''), nullif(v_site ->> 'officer_email', '')),
      'state', v_state, 'state_code', private.gst_state_code(v_state)
    ),
    'buyer', jsonb_build_object(
      'name', p_order.name, 'business_name', p_order.business_name, 'gstin', p_order.gstin, 'phone', p_order.phone,
      'address', p_order.shipping_address
    ),
    'place_of_supply', jsonb_build_object('state', v_place, 'state_code', private.gst_state_code(v_place)),
    'order', jsonb_build_object(
      'order_id', p_order.order_id, 'placed_at', p_order.created_at, 'payment_method', p_order.payment_method,
      'coupon_code', p_order.coupon_code
    ),
    'lines', v_lines, 'totals', private.sum_tax_document(v_lines)
  );
end $$;
