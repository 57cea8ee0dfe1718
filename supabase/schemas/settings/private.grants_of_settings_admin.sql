create function private.grants_of_settings_admin() returns void
language sql set search_path = '' as $$
  -- Triggers run as the writer.
  grant execute on function
    private.find_admin_setting_problem(text, jsonb), private.fits_setting(text, text, numeric, numeric), private.setting_rules()
    to authenticated;
  grant execute on function
    public.save_product_settings(jsonb, timestamptz),
    public.save_site_settings(jsonb, timestamptz),
    public.save_admin_setting(text, jsonb, timestamptz),
    public.delete_zone(text, int), public.list_zones(), public.export_pincodes(),
    public.import_pincodes(jsonb, jsonb)
    to authenticated;
$$;
