-- Adds a category (p_id null) at the end of its level, or changes it. p_version: the version that was read; null for a
-- new one. Former addresses still lead to the category. p_fields: name, slug, description, picture_url, picture_alt,
-- is_hidden, words and, for a new one, parent_id. PT409 stale, slug_taken, picture_gone, has_products,
-- category_depth; PT404 not_found.
create function public.save_category(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.categories := jsonb_populate_record(null::public.categories, p_fields);
  v_old public.categories;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  perform private.free_category_slug(v_new.slug, p_id);
  if p_id is null then
    perform private.swap_category_picture(null, v_new.picture_url);
    insert into public.categories (
      name, slug, description, parent_id, picture_url, picture_alt, is_hidden, words, sort_order
    ) values (
      v_new.name, v_new.slug, v_new.description, v_new.parent_id, v_new.picture_url, coalesce(v_new.picture_alt, ''),
      v_new.is_hidden, coalesce(v_new.words, '{}'),
      (select coalesce(max(sort_order), 0) + 10 from public.categories where parent_id is not distinct from v_new.parent_id)
    ) returning id into v_new.id;
    return v_new.id;
  end if;
  select * into v_old from public.categories where id = p_id and not is_deleted for no key update;
  if v_old.id is null then
    raise sqlstate 'PT404' using message = 'This category was deleted', hint = 'not_found';
  elsif v_old.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Someone else saved this category', hint = 'stale';
  end if;
  if v_old.words = '{}' and v_new.words <> '{}'
    and exists (select from public.products where primary_category_id = p_id and not is_deleted)
  then
    raise sqlstate 'PT409' using message = 'Products are in this category', hint = 'has_products';
  end if;
  perform private.swap_category_picture(v_old.picture_url, v_new.picture_url);
  update public.categories set
    name = v_new.name, slug = v_new.slug, description = v_new.description, picture_url = v_new.picture_url,
    picture_alt = coalesce(v_new.picture_alt, ''), is_hidden = v_new.is_hidden, words = coalesce(v_new.words, words),
    old_slugs = case when v_new.slug = v_old.slug then old_slugs else array_append(old_slugs, v_old.slug) end
  where id = p_id;
  return p_id;
end $$;
