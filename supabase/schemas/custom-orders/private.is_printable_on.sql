create function private.is_printable_on(p_version_id uuid, p_variant public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.design_versions d
    join public.products p on p.id = p_variant.product_id and p.is_blank
    where d.id = p_version_id and d.rights_accepted_at is not null and not private.is_art_refused(d.id)
      and d.document ->> 'cut' = p.cut and d.document ->> 'colour' = p_variant.color
  )
$$;
