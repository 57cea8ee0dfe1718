-- A numeric setting: null when it is absent or disabled. For a malformed value, which check_setting() refuses, it returns
-- `p_fallback` and raises a warning, so that no rule is lost silently.
create function private.number_setting(p_key text, p_fallback numeric) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_value text := (select setting_value from public.product_settings where setting_key = p_key and is_enabled);
begin
  if v_value !~ '^\s*[0-9]{1,8}(\.[0-9]{1,2})?\s*$' then
    raise warning 'The setting % is "%", which is not a number: using %', p_key, v_value, p_fallback;
    return p_fallback;
  end if;
  return v_value::numeric;
end $$;
