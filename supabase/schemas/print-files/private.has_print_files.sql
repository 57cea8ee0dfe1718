-- A PNG and an SVG for each printed side.
create function private.has_print_files(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select count(*) >= 2 * jsonb_array_length(p_version.prints) from public.print_files where version_id = p_version.id
$$;
