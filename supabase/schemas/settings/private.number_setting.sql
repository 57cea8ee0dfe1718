-- A number among the settings: null when it is absent or switched off. One that can't be read, which
-- check_setting() refuses, counts as `p_fallback` and is complained about, so that no rule is lost without a word.
create function private.number_setting(p_key text, p_fallback numeric) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  v_value text := (select setting_value from public.product_settings where setting_key = p_key and is_enabled);
begin
  if v_value !~ '^\s*[0-9]{1,8}(\.[0-9]{1,2})?\s*$' then
    raise warning 'The setting % is "%", which is no number: % counts', p_key, v_value, p_fallback;
    return p_fallback;
  end if;
  return v_value::numeric;
end $$;
