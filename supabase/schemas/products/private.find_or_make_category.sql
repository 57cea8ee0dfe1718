-- A new one is last in its level. Slugs are unique in the shop: a taken one of a subcategory gets its parent's slug as a prefix.
create function private.find_or_make_category(p_text text, p_parent_id bigint) returns bigint
language plpgsql set search_path = '' as $$
declare
  v_id bigint := (private.find_category(p_text, p_parent_id, false)).id;
  v_base text := coalesce(private.slug_of(p_text), 'category');
  v_slug text := v_base;
  v_count int := 1;
begin
  if v_id is not null then
    return v_id;
  end if;
  if p_text ~ '^[0-9]+$' then
    raise sqlstate 'PT404' using message = 'Failed to process product category', hint = 'category_missing';
  end if;
  if p_parent_id is not null and exists (select from public.categories where slug = v_slug) then
    v_base := (select slug from public.categories where id = p_parent_id) || '-' || v_base;
    v_slug := v_base;
  end if;
  while exists (select from public.categories where slug = v_slug) loop
    v_count := v_count + 1;
    v_slug := v_base || '-' || v_count;
  end loop;
  insert into public.categories (name, slug, parent_id, sort_order) values (
    p_text, v_slug, p_parent_id,
    (select coalesce(max(sort_order), 0) + 10 from public.categories where parent_id is not distinct from p_parent_id)
  ) on conflict (slug) do nothing returning id into v_id;
  return coalesce(v_id, (private.find_category(p_text, p_parent_id, false)).id);
end $$;
