-- A coupon with its figures, timeline and newest 50 orders (only for staff who may read orders). Null when it is deleted.
create function public.get_admin_coupon(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_coupon public.coupons;
begin
  perform private.require_permission('offers.read');
  select * into v_coupon from public.coupons where id = p_id;
  if not found then
    return null;
  end if;
  return to_jsonb(v_coupon) || jsonb_build_object(
    'is_used', private.is_coupon_used(p_id),
    'figures', private.figures_of_coupon(p_id),
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
      from public.products p where p.id = any (v_coupon.product_ids)
    ),
    'orders', case when private.may('orders.read') then (
      select coalesce(jsonb_agg(to_jsonb(used) order by used.created_at desc), '[]') from (
        select o.order_id, o.status, o.created_at, o.total, o.coupon_discount
        from public.orders o where o.coupon_id = p_id and o.replaced_by is null
        order by o.created_at desc limit 50
      ) as used
    ) end,
    'story', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'at', l.created_at, 'by', l.actor_name, 'action', l.action, 'before', l.before, 'after', l.after
      ) order by l.id desc), '[]')
      from (
        select * from public.audit_log a where a.subject = 'coupons' and (
          a.subject_id = v_coupon.code or a.subject_id in (
            select n.before ->> 'code' from public.audit_log n
            where n.subject = 'coupons' and n.subject_id = v_coupon.code and n.before ? 'code'
          )
        ) and a.created_at >= v_coupon.created_at
        order by a.id desc limit 50
      ) as l
    )
  );
end $$;
