-- The path of the mockup of a version with these prints: of its front, unless only the back is printed.
create function private.picture_path(p_version_id uuid, p_prints jsonb) returns text
language sql immutable set search_path = '' as $$
  select '/design-pictures/' || p_version_id || '/' || case
    when p_prints @> '[{"view": "back"}]' and not p_prints @> '[{"view": "front"}]' then 'back' else 'front' end || '.webp'
$$;
