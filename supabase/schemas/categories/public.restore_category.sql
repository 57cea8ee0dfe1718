-- Undoes a deletion for the person who made it. Products moved since then stay where they are. PT404 not_found.
create function public.restore_category(p_removal_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_removal private.category_removals;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  delete from private.category_removals
    where id = p_removal_id and removed_by = private.acting_staff() and removed_at > private.now() - interval '1 hour'
    returning * into v_removal;
  if v_removal.id is null then
    raise sqlstate 'PT404' using message = 'This can''t be undone any more', hint = 'not_found';
  end if;
  update public.categories set is_deleted = false where id = any (v_removal.category_ids);
  perform 1 from public.products where id = any (v_removal.product_ids) order by id for no key update;
  update public.products p set primary_category_id = w.was_primary, subcategory_id = w.was_sub
  from unnest(v_removal.product_ids, v_removal.was_primary, v_removal.was_sub) as w (id, was_primary, was_sub)
  where p.id = w.id and p.primary_category_id is not distinct from v_removal.to_primary
    and p.subcategory_id is not distinct from v_removal.to_sub;
end $$;
