-- The error of a document of admin_settings, as "field: what it must be", or null. Fields may be absent.
create function private.find_admin_setting_problem(p_key text, p_value jsonb) returns text
language sql immutable set search_path = '' as $$
  with mine as (
    select r.*, p_value -> r.field as value, coalesce(p_value ->> r.field, '') as text,
      r.needed_by is not null and not exists (
        select from jsonb_each_text(r.needed_by) as n
        where case jsonb_typeof(p_value -> n.key) when 'array' then (p_value -> n.key <> '[]')::text else p_value ->> n.key end
          is distinct from n.value
      ) as is_needed
    from private.setting_rules() as r where r.document = p_key
  )
  select case
    when p_key = 'general_settings' then case when length(p_value::text) > 2000 then 'short' end
    when not exists (select from mine) then 'a setting that the shop knows'
    when jsonb_typeof(p_value) <> 'object' then 'an object'
    else coalesce(
      (select f || ': not a known field' from jsonb_object_keys(p_value) as f
       where not exists (select from mine where field = f) order by f limit 1),
      (select field || ': ' || must from mine
       where case
         when kind in ('text', 'choice') then
           coalesce(jsonb_typeof(value), 'string') <> 'string'
           or case when text = '' then is_needed or (kind = 'choice' and value is not null) else not private.fits_setting(text, pattern, lowest, highest) end
         when value is null then false
         when kind = 'flag' then jsonb_typeof(value) <> 'boolean'
         when jsonb_typeof(value) <> 'array' then true
         else exists (
           select from jsonb_array_elements(value) as one
           where jsonb_typeof(one) <> 'string' or not private.fits_setting(one #>> '{}', pattern, lowest, highest)
         )
       end
       order by field limit 1)
    )
  end
$$;
