-- A document of admin_settings. A missing field, or an empty one that is required, has its default value.
create function private.settings_of(p_document text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(r.field, case
    when s.value ->> r.field is null or s.value ->> r.field = '' and r.needed_by is not null then r.default_value
    else s.value -> r.field
  end)
  from private.setting_rules() as r left join public.admin_settings s on s.key = r.document
  where r.document = p_document
$$;
