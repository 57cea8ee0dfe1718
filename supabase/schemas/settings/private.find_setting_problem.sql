-- The error of a product setting, in words for the admin who enters it, or null.
create function private.find_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when r.field is null then 'a setting that the shop knows'
    when not private.fits_setting(p_value, r.pattern, r.lowest, r.highest) then r.must
  end
  from (select 1) as one
  left join private.setting_rules() as r on r.document = 'product_settings' and r.field = p_key
$$;
