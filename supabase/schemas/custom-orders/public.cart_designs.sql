-- Versions that may be ordered: their owners have agreed to the proof.
create function public.cart_designs(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', d.name, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour', 'prints', d.prints,
    'picture', private.design_picture(d.id)
  )), '[]')
  from public.design_versions d
  where d.id = any (p_ids) and d.rights_accepted_at is not null
$$;
