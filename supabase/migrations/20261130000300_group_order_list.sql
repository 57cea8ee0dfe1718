-- The list of group orders in the admin, by the name of their design.
alter table private.group_orders add column name text not null default '';
update private.group_orders g set name = v.name from public.design_versions v where v.id = g.version_id;
alter table private.group_orders alter column name drop default;
comment on column private.group_orders.name is 'Of its design';
create index group_orders_words on private.group_orders using gin (name extensions.gin_trgm_ops);
create index group_orders_closes_at on private.group_orders (closes_at desc, id desc);
create index group_orders_created_at on private.group_orders (created_at desc, id desc);
create index group_orders_cancelled on private.group_orders (closes_at desc, id desc) where final_quantity < 2;
