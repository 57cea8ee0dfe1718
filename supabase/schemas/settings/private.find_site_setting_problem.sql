-- The error of a site setting, in words, or null. Business details: the rules of their form, of one field at a time.
create function private.find_site_setting_problem(p_key text, p_value text) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_key = 'shop_name' then
      case when p_value !~ '^\S.{0,39}$' or p_value ~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then 'the name of the shop, up to 40 characters' end
    when p_key = 'order_prefix' then
      case when p_value !~ '^[A-Z][A-Z0-9]{1,4}$' then 'two to five capital letters and digits, such as KP' end
    when p_key = 'company_email' then
      case when p_value !~ '^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$' then 'an email address' end
    when p_key in ('company_phone', 'company_whatsapp') then
      case when p_value !~ '^\+?[0-9][0-9 ()-]{6,20}$' and (p_key = 'company_phone' or p_value <> '') then 'a phone number, such as +91 98765 00000' end
    when p_key = 'company_gstin' then
      case when p_value !~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and p_value <> '' then 'a GSTIN of 15 characters' end
    when p_key in ('social_instagram', 'social_youtube', 'social_facebook', 'social_x') then
      case when (p_value !~ '^https://[^\s"<>]+$' or char_length(p_value) > 400) and p_value <> '' then 'an address that begins with https://, or nothing' end
    when p_key in ('logo_main', 'logo_with_text', 'logo_black', 'logo_icon') then
      case when (p_value !~ '^https?://[^\s"<>/]+/storage/v1/object/public/logos/[^\s"<>]+$' or char_length(p_value) > 400) and p_value <> '' then 'a logo that was uploaded here, or nothing' end
    when p_key = 'ai_crawlers' then case when p_value not in ('all', 'none') then 'all or none' end
    when p_key = 'indexnow_key' then
      case when p_value !~ '^([0-9a-f]{32})?$' then '32 digits and letters a to f, or nothing' end
    -- A title and, on the second line, a description: lib/seo/rules.ts.
    when p_key ~ '^seo_(product|category|post|tag|home|products|premium|blog|category_[1-9][0-9]{0,14})$' then
      case when p_value !~ '^[^\n\r]*\n[^\n\r]*$' or char_length(p_value) > 600 then 'a title and a description' end
    when p_key in ('tagline', 'company_name', 'company_address') then
      case when p_value !~ '\S' or char_length(p_value) > 300 then 'a few words, up to 300 characters' end
    when p_key = 'delivery_partners' then
      case when char_length(p_value) > 120 or p_value ~ '[<>\n\r]' then 'up to 120 characters, without < and >' end
    else (
      select case
        when r.field is null then 'a setting that the shop knows'
        when p_value <> '' and not private.fits_setting(p_value, r.pattern, r.lowest, r.highest) then r.must
      end
      from (select 1) as one
      left join private.setting_rules() as r on r.document = 'site_settings' and r.field = p_key
    )
  end
$$;
