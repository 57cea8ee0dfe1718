-- Makes a new order the order of these tees. It arrives that much later: the group is produced together.
create function private.link_group_order(p_order public.orders, p_member_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_group private.group_orders;
  v_wait int;
begin
  update private.group_members set order_id = p_order.id where id = any (p_member_ids);
  select g.* into v_group from private.group_orders g join private.group_members m on m.group_id = g.id where m.id = p_member_ids[1];
  v_wait := private.group_wait_of(v_group);
  update public.orders
    set group_id = v_group.id,
      group_percent = coalesce(private.number_setting('global_discount', 0), 0),
      min_days = p_order.min_days + v_wait, max_days = p_order.max_days + v_wait
    where id = p_order.id;
  update public.order_items set group_price = private.single_price_of(variant_id, design_version_id) where order_id = p_order.id;
end $$;
