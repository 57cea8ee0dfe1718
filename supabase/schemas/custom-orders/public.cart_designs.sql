-- The agreed versions, at most 100, that this customer may order; group: the open group order of a tee, the number of tees
-- that its price is for, and the town of one parcel. A customer who may only reorder a version does not own
-- it and can't open its proof.
create function public.cart_designs(p_ids uuid[], p_user_id uuid default null, p_key_hash text default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'design_id', d.design_id, 'name', d.name, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour', 'prints', d.prints,
    'picture', private.design_picture(d.id),
    'is_own', (d.user_id = p_user_id or d.browser_key_hash = p_key_hash) is true,
    'group', private.group_of_tee(d.id)
  )), '[]')
  from public.design_versions d
  where d.id = any (p_ids[:100]) and d.rights_accepted_at is not null and not private.is_art_refused(d.id)
    and private.may_order_design(d.id, p_user_id, p_key_hash)
$$;
