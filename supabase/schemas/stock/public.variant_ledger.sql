-- The stock moves of a variant before one of them (null: the newest), with the numbers after each. The order's number is
-- only for staff who see orders.
create function public.variant_ledger(p_variant_id bigint, p_before bigint, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sees_orders boolean := private.may('orders.read');
begin
  perform private.require_permission('inventory.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'at', m.created_at, 'stock_delta', m.stock_delta, 'reserved_delta', m.reserved_delta,
      'reason', m.reason, 'cause', m.cause, 'note', m.note, 'actor', m.actor, 'staff_name', m.staff_name,
      'order_number', case when v_sees_orders then o.order_id end, 'is_of_order', m.order_id is not null,
      'stock_after', m.stock_after, 'reserved_after', m.reserved_after
    ) order by m.id desc), '[]')
    from (
      select s.*,
        v.stock - coalesce(sum(s.stock_delta) over newer, 0) as stock_after,
        v.reserved - coalesce(sum(s.reserved_delta) over newer, 0) as reserved_after
      from public.stock_moves s join public.product_variants v on v.id = s.variant_id
      where s.variant_id = p_variant_id
      window newer as (order by s.id desc rows between unbounded preceding and 1 preceding)
    ) as m
    left join public.orders o on o.id = m.order_id
    where m.id in (
      select id from public.stock_moves where variant_id = p_variant_id and (p_before is null or id < p_before)
      order by id desc limit p_limit
    )
  );
end $$;
