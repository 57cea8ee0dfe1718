-- The final price of a group tee is rounded as it is shown: that needs the discount that its order was placed with.
alter table public.orders add column group_percent numeric(5, 2) check (group_percent between 0 and 90);
comment on column public.orders.group_percent is 'The shop-wide discount in percent that the tee of the group was ordered with';
