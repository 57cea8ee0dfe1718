-- Whether a text satisfies a row of setting_rules(); fits() of lib/settings/field.ts is the same in the form.
create function private.fits_setting(p_text text, p_pattern text, p_lowest numeric, p_highest numeric) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_text !~ p_pattern then false
    when coalesce(p_lowest, p_highest) is null then true
    else p_text::numeric between coalesce(p_lowest, '-Infinity') and coalesce(p_highest, 'Infinity')
  end
$$;
