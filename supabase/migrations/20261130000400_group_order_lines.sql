-- A person orders several tees of a group at once: each line of the order is a tee, at its own price.
alter table private.group_members drop constraint group_members_order_id_key;
create index group_members_order_id on private.group_members (order_id) where order_id is not null;
comment on column private.group_members.order_id is 'Its latest order, which may have other tees of the group';

alter table public.order_items add column group_price numeric(12, 2) check (group_price > 0);
comment on column public.order_items.group_price is 'The list price of a single tee of its group order, before the quantity discount';
update public.order_items i set group_price = o.group_price from public.orders o where o.id = i.order_id and o.group_price is not null;
alter table public.orders drop column group_price;
