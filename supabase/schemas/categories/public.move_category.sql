-- Moves a category with its products below a parent (null: to the top), before another one (null: to the end). Returns
-- its previous position. PT404 not_found; PT409 category_depth.
create function public.move_category(p_id bigint, p_parent_id bigint, p_before_id bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.categories;
  v_before bigint;
  v_products int := 0;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  select * into v_old from public.categories where id = p_id and not is_deleted;
  if v_old.id is null
    or p_parent_id is not null and not exists (select from public.categories where id = p_parent_id and not is_deleted)
  then
    raise sqlstate 'PT404' using message = 'This category was deleted', hint = 'not_found';
  end if;
  select id into v_before from public.categories
    where parent_id is not distinct from v_old.parent_id and not is_deleted
      and (sort_order, name, id) > (v_old.sort_order, v_old.name, v_old.id)
    order by sort_order, name, id limit 1;

  if v_old.parent_id is distinct from p_parent_id then
    update public.categories set parent_id = p_parent_id where id = p_id;
    v_products := private.update_category_products(p_id, v_old.parent_id, p_parent_id);
  end if;
  update public.categories c set sort_order = placed.place
  from (
    select id, 10 * row_number() over (
      order by case when is_it then 1 when is_after then 2 else 0 end, sort_order, name, id
    ) as place
    from (
      select s.id, s.sort_order, s.name, s.id = p_id as is_it,
        coalesce((s.sort_order, s.name, s.id) >= (b.sort_order, b.name, b.id), false) as is_after
      from public.categories s
      left join public.categories b on b.id = p_before_id and b.id <> p_id
        and b.parent_id is not distinct from p_parent_id and not b.is_deleted
      where s.parent_id is not distinct from p_parent_id and not s.is_deleted
    ) as level
  ) as placed
  where c.id = placed.id and c.sort_order is distinct from placed.place;
  return jsonb_build_object('parent_id', v_old.parent_id, 'before_id', v_before, 'products', v_products);
end $$;
