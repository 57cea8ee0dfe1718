-- Why the lines of an order can't change, or null: printed · invoiced · exchange · disputed · refunded · paying: the gateway has its
-- amount · custom: a design's items were priced and proven together. The same rules in the same order as lib/orders/edit-lines.ts.
create function private.find_edit_problem(p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.status not in ('Pending Payment', 'COD Review', 'Confirmed') then 'printed'
    when p_order.exchange_of is not null then 'exchange'
    when exists (select from public.invoices where order_id = p_order.id) then 'invoiced'
    when p_order.disputed_at is not null then 'disputed'
    when p_order.payment_status in ('partially_refunded', 'refunded')
      or exists (select from public.refunds where order_id = p_order.id and status <> 'failed') then 'refunded'
    when private.is_being_paid(p_order) then 'paying'
    when exists (
      select from public.order_items where order_id = p_order.id and design_version_id is not null
    ) then 'custom'
  end
$$;
