-- The amount paid for the next p_quantity returned or refunded items of a line. It is the difference of two rounded
-- running totals, so all items add up to the line in any order.
create function private.value_of_items(p_item public.order_items, p_quantity int) returns numeric
language sql stable set search_path = '' as $$
  select round(paid.amount * (before.quantity + p_quantity) / p_item.quantity, 2)
    - round(paid.amount * before.quantity / p_item.quantity, 2)
  from (
    select p_item.line_total - p_item.coupon_discount + p_item.stands_for
      - least(coalesce(private.group_difference(p_item), refund.amount), refund.amount) as amount
    from (select private.group_refund_of(p_item.order_id) as amount) as refund
  ) as paid
  cross join (select private.count_settled_items(p_item) as quantity) as before
$$;
