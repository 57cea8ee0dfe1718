-- Soft-deletes a category and its subcategories and moves their products to another one (null: 'Uncategorized'). Returns
-- how many, and the id with which the same person can undo it. PT404 not_found; PT409 stale, bad_target.
create function public.delete_category(p_id bigint, p_version int, p_target bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_ids bigint[];
  v_target public.categories;
  v_removal private.category_removals;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  v_ids := array(
    select id from public.categories where not is_deleted and (id = p_id or parent_id = p_id) order by id for no key update
  );
  if not p_id = any (v_ids) then
    raise sqlstate 'PT404' using message = 'This category was deleted', hint = 'not_found';
  elsif not exists (select from public.categories where id = p_id and version = p_version) then
    raise sqlstate 'PT409' using message = 'Someone else saved this category', hint = 'stale';
  end if;
  select * into v_target from public.categories where id = p_target and not is_deleted and words = '{}';
  if p_target is not null and (v_target.id is null or p_target = any (v_ids)) then
    raise sqlstate 'PT409' using message = 'The products need another category', hint = 'bad_target';
  end if;

  v_removal.removed_by := private.acting_staff();
  v_removal.category_ids := v_ids;
  v_removal.to_primary := coalesce(v_target.parent_id, v_target.id);
  v_removal.to_sub := case when v_target.parent_id is not null then v_target.id end;
  perform 1 from public.products
    where primary_category_id = any (v_ids) or subcategory_id = any (v_ids) order by id for no key update;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(primary_category_id), '{}'), coalesce(array_agg(subcategory_id), '{}')
    into v_removal.product_ids, v_removal.was_primary, v_removal.was_sub
    from public.products where primary_category_id = any (v_ids) or subcategory_id = any (v_ids);
  update public.products set primary_category_id = v_removal.to_primary, subcategory_id = v_removal.to_sub
    where id = any (v_removal.product_ids);
  update public.categories set is_deleted = true where id = any (v_ids);

  delete from private.category_removals where removed_at < private.now() - interval '1 hour';
  insert into private.category_removals (removed_by, category_ids, to_primary, to_sub, product_ids, was_primary, was_sub)
  values (
    v_removal.removed_by, v_ids, v_removal.to_primary, v_removal.to_sub,
    v_removal.product_ids, v_removal.was_primary, v_removal.was_sub
  ) returning id into v_removal.id;
  return jsonb_build_object(
    'removal_id', v_removal.id, 'products', cardinality(v_removal.product_ids), 'categories', cardinality(v_ids)
  );
end $$;
