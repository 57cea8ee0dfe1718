-- Whether the order only expired and its items are still in stock: the customer did not cancel it.
create function private.can_revive_order(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.status = 'Cancelled' and p_order.replaced_by is null and private.is_given_up_by_time(p_order.id) and not exists (
    select from (
      select variant_id, sum(quantity) as quantity from public.order_items where order_id = p_order.id group by variant_id
    ) as i
    join public.product_variants v on v.id = i.variant_id
    where not v.is_active or v.stock - v.reserved < i.quantity
  )
$$;
