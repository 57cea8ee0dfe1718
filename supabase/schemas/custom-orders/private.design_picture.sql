-- The path of its mockup. The server signs it for whoever may look: server/designs/sign-picture.ts.
create function private.design_picture(p_version_id uuid) returns text
language sql stable set search_path = '' as $$
  select '/design-pictures/' || d.id || '/' || case
      when d.prints @> '[{"view": "back"}]' and not d.prints @> '[{"view": "front"}]' then 'back' else 'front' end || '.webp'
  from public.design_versions d where d.id = p_version_id
$$;
