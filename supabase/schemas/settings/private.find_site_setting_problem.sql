create function private.find_site_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'shop_name' then
      case when p_value !~ '^\S.{0,39}$' then 'the name of the shop, up to 40 characters' end
    when p_key = 'order_prefix' then
      case when p_value !~ '^[A-Z][A-Z0-9]{1,4}$' then 'two to five capital letters and digits, such as KP' end
    when p_key = 'company_email' then
      case when p_value !~ '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$' then 'an e-mail address' end
    when p_key = 'company_phone' then
      case when p_value !~ '^\+?[0-9][0-9 ()-]{6,20}$' then 'a phone number, such as +91 98765 00000' end
    when p_key = 'company_gstin' then
      case when p_value !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and p_value <> '' then 'a GSTIN of 15 characters' end
    when p_key like 'social\_%' or p_key like 'logo\_%' then
      case when (p_value !~ '^https?://\S+$' or char_length(p_value) > 400) and p_value <> '' then 'an address that begins with https://, or nothing' end
    when p_key in ('tagline', 'company_name', 'company_address') then
      case when p_value !~ '\S' or char_length(p_value) > 300 then 'a few words, up to 300 characters' end
  end
$$;
