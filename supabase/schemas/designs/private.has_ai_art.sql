-- Whether AI drew one of these uploads.
create function private.has_ai_art(p_assets uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.design_assets a
    left join public.design_assets source on source.id = a.source_asset_id
    join public.ai_generations g on g.path in (a.path, source.path)
    where a.id = any (p_assets)
  )
$$;
