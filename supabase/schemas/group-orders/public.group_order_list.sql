-- Group orders for staff. state: open | closed | cancelled, with fewer than two paid tees at the close.
create view public.group_order_list as
select g.id, g.name, u.organiser, g.name as words, g.is_one_parcel, g.closes_at, g.created_at, g.closed_at is null as is_open,
  g.final_quantity >= 2 as is_closed, g.final_quantity < 2 as is_cancelled,
  case when g.closed_at is null then 'open' when g.final_quantity < 2 then 'cancelled' else 'closed' end as state,
  (select count(*) from private.group_members m where m.group_id = g.id) as joined,
  (
    select count(*) from private.group_members m join public.orders o on o.id = m.order_id
    where m.group_id = g.id and o.status not in ('Pending Payment', 'COD Review', 'Cancelled') and o.payment_status <> 'refunded'
  ) as paid
from private.group_orders g
cross join lateral (
  select nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '') as organiser
  from (values (g.user_id)) as o (id) left join public.profiles p on p.id = o.id
) as u
where (select private.may('orders.read'));
