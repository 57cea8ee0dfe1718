-- The path of its mockup. The server signs it for readers with access: server/designs/sign-picture.ts.
create function private.design_picture(p_version_id uuid) returns text
language sql stable set search_path = '' as $$
  select private.picture_path(d.id, d.prints) from public.design_versions d where d.id = p_version_id
$$;
