-- Products for the CSV file: the given ones, in that order, or all after an id. Stock only for staff who may see it.
-- Without a session, p_actor is the member of staff who started the job.
create function public.list_product_sheets(
  p_after bigint default 0, p_limit int default 200, p_ids bigint[] default null, p_actor uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_actor uuid := coalesce((select auth.uid()), p_actor);
  v_sees_stock boolean := private.staff_member_may(v_actor, 'inventory.read');
begin
  if (select auth.uid()) is not null then
    perform private.require_permission('products.read');
  end if;
  if not private.staff_member_may(v_actor, 'products.read') then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
  return (
    select coalesce(jsonb_agg(
      private.product_sheet(p) || jsonb_build_object(
        'stock', case when v_sees_stock then (
          select jsonb_object_agg(v.sku, v.stock) from public.product_variants v where v.product_id = p.id
        ) end
      ) order by array_position(p_ids, p.id), p.id
    ), '[]')
    from (
      select * from public.products
      where not is_deleted and case when p_ids is null then id > p_after else id = any (p_ids) end
      order by id limit case when p_ids is null then p_limit end
    ) as p
  );
end $$;
