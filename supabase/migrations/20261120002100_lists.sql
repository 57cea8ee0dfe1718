-- The lists of the back office. Their views read past the row policies and ask for the permission once, because under row
-- policies the planner can't use indexes whose operators are not leakproof. Columns: what server/*/list-definition.ts names.

create table public.saved_views (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,30}$'),
  name text not null check (char_length(name) between 1 and 40 and name = private.clean_name(name)),
  q text not null check (char_length(q) <= 400),
  sort text not null default '' check (sort ~ '^-?[a-z_]{0,30}$'),
  is_shared boolean not null default false,
  created_at timestamptz not null default private.now(),
  unique (user_id, list, name)
);
comment on table public.saved_views is 'Searches that a member of staff keeps as a tab; a shared one is a tab for everybody';
create index saved_views_list on public.saved_views (list, name);
alter table public.saved_views enable row level security;

-- Whether the caller may see a list of the back office, by the name of its definition: a search for a buyer's phone is as
-- private as the list that it searches.
create function private.may_see_list(p_list text) returns boolean
language sql stable set search_path = '' as $$
  select case p_list
    when 'products' then private.may('products.read')
    when 'inventory' then private.may('inventory.read')
    when 'orders' then private.may('orders.read')
    when 'packing' then private.may('orders.fulfil')
    when 'dead-messages' then private.may('orders.read')
    when 'breaks' then private.may('money.read')
    when 'customers' then private.may('customers.read')
    when 'coupons' then private.may('offers.read')
    when 'posts' then private.may('content.write')
    when 'inbox' then private.may('customers.read')
    else false
  end
$$;

create policy saved_views_select_own on public.saved_views for select to authenticated
  using (user_id = (select auth.uid()) and private.may_see_list(list));
create policy saved_views_select_shared on public.saved_views for select to authenticated
  using (is_shared and private.may_see_list(list));
create policy saved_views_insert_own on public.saved_views for insert to authenticated
  with check (user_id = (select auth.uid()) and private.may_see_list(list));
create policy saved_views_delete_own on public.saved_views for delete to authenticated
  using (user_id = (select auth.uid()) and private.may_see_list(list));
create policy saved_views_delete_staff on public.saved_views for delete to authenticated
  using (is_shared and (select private.may('settings.write')) and private.may_see_list(list));

-- A row of tabs stays one that people can read. PT409 too_many_views: of this person, or shared by everybody.
create function private.limit_saved_views() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.saved_views where list = new.list and user_id = new.user_id) >= 20
    or new.is_shared and (select count(*) from public.saved_views where list = new.list and is_shared) >= 20
  then
    raise sqlstate 'PT409' using message = 'This list has twenty saved views already', hint = 'too_many_views';
  end if;
  return new;
end $$;
create trigger saved_views_limit before insert on public.saved_views
  for each row execute function private.limit_saved_views();

create function private.grants_of_lists() returns void
language sql set search_path = '' as $$
  grant select, insert, delete on public.saved_views to authenticated;
  grant execute on function private.staff_role(), private.may_see_list(text), private.waits_for_return(uuid) to authenticated;
  grant select on
    public.product_list, public.order_list, public.packing_list, public.break_list, public.dead_message_list
    to authenticated;
  grant execute on function public.sales_by_day(int), private.sales_by_day(int) to authenticated;
$$;

create view public.product_list as
select p.id, p.name, p.slug, p.price, p.status, p.is_premium, p.cut, p.primary_category_id, p.subcategory_id,
  p.stock_quantity as stock, p.created_at, p.name || ' ' || p.keywords as words,
  (select c.name from public.categories c where c.id = p.primary_category_id) as category,
  (select c.name from public.categories c where c.id = p.subcategory_id) as subcategory,
  (
    select i.thumbnail_url from public.product_images i
    where i.product_id = p.id order by i.position, i.id limit 1
  ) as picture,
  (select count(*)::int from public.product_variants v where v.product_id = p.id and v.is_active) as variants
from public.products p
where not p.is_deleted and (select private.may('products.read'));

create index products_desk_newest on public.products (created_at desc, id desc) where not is_deleted;
create index products_desk_name on public.products (name, id) where not is_deleted;
create index products_desk_price on public.products (price, id) where not is_deleted;
create index products_desk_stock on public.products (stock_quantity, id) where not is_deleted;
create index products_desk_status on public.products (status, created_at desc, id desc) where not is_deleted;
create index products_desk_category on public.products (primary_category_id, created_at desc, id desc) where not is_deleted;
create index products_desk_subcategory on public.products (subcategory_id, created_at desc, id desc) where not is_deleted;
create index products_desk_cut on public.products (cut, created_at desc, id desc) where not is_deleted;

create table public.order_tags (
  order_id uuid primary key references public.orders (id) on delete cascade,
  tags text[] not null check (array_to_string(tags, ' ', ',') ~ '^[a-z0-9][a-z0-9-]{0,29}( [a-z0-9][a-z0-9-]{0,29}){0,9}$')
);
comment on table public.order_tags is 'Words by which staff find orders again; buyers never see them';
create index order_tags_tags on public.order_tags using gin (tags);
alter table public.order_tags enable row level security;

create view public.order_list as
select o.id, o.order_id, o.name, o.phone, o.status, o.payment_method, o.payment_status, o.total, o.coupon_code,
  coalesce(o.courier, '') as courier, o.created_at, o.shipping_address ->> 'pincode' as pincode, o.shipping_address ->> 'city' as city,
  o.shipping_address ->> 'state' as state, o.order_id || ' ' || o.name || ' ' || o.phone || ' ' || o.email as words,
  (select sum(i.quantity)::int from public.order_items i where i.order_id = o.id) as pieces, t.tags,
  o.status = 'Confirmed' and private.waits_for_return(o.id) as waits_for_return
from public.orders o left join public.order_tags t on t.order_id = o.id
where o.replaced_by is null and (select private.may('orders.read'));

-- What the packing table needs of the orders that are to be sent, and nothing about their buyers beyond the label: no mail
-- address, payment or coupon.
create view public.packing_list as
select o.id, o.order_id, o.name, o.business_name, o.phone, o.shipping_address, o.note, o.status, o.created_at,
  o.shipping_address ->> 'pincode' as pincode, o.order_id || ' ' || o.name || ' ' || o.phone as words,
  (
    select jsonb_agg(jsonb_build_object(
      'title', i.title, 'color', i.color_name, 'size', i.size, 'quantity', i.quantity
    ) order by i.id)
    from public.order_items i where i.order_id = o.id
  ) as lines,
  o.status = 'Confirmed' and private.waits_for_return(o.id) as waits_for_return
from public.orders o
where o.status in ('Confirmed', 'In Production', 'Packed') and (select private.may('orders.fulfil'));

create view public.break_list as
select b.id, b.reason, b.payment_id, b.amount, b.created_at, b.resolved_at is null as is_open, b.resolution,
  b.payment_id || ' ' || b.reason as words,
  (select o.order_id from public.orders o where o.id = b.order_id) as order_number
from public.reconciliation_breaks b
where (select private.may('money.read'));

-- Messages that nobody tries to send any more.
create view public.dead_message_list as
select m.id, m.topic, m.channel, m.attempts, m.last_error, m.dead_at, m.topic || ' ' || coalesce(m.last_error, '') as words,
  (select o.order_id from public.orders o where o.id = m.order_id) as order_number
from public.outbox m
where m.dead_at is not null and (select private.may('orders.read'));

create index reconciliation_breaks_newest on public.reconciliation_breaks (created_at desc, id desc);
create index reconciliation_breaks_desk_open
  on public.reconciliation_breaks ((resolved_at is null), created_at desc, id desc);
create index reconciliation_breaks_desk_reason on public.reconciliation_breaks (reason, created_at desc, id desc);
create index reconciliation_breaks_amount on public.reconciliation_breaks (amount);
create index reconciliation_breaks_words on public.reconciliation_breaks
  using gin ((payment_id || ' ' || reason) extensions.gin_trgm_ops);
create index outbox_desk_channel on public.outbox (channel, dead_at desc, id desc) where dead_at is not null;
create index outbox_desk_topic on public.outbox using gin (topic extensions.gin_trgm_ops) where dead_at is not null;
create index outbox_desk_words on public.outbox
  using gin ((topic || ' ' || coalesce(last_error, '')) extensions.gin_trgm_ops) where dead_at is not null;
create index orders_words on public.orders
  using gin ((order_id || ' ' || name || ' ' || phone || ' ' || email) extensions.gin_trgm_ops);
create index orders_payment_status on public.orders (payment_status, created_at desc);
create index orders_total on public.orders (total, id);
create index orders_pincode on public.orders ((shipping_address ->> 'pincode'), created_at desc);
create index orders_coupon_code on public.orders (coupon_code, created_at desc) where coupon_code is not null;
create index orders_courier on public.orders using gin (coalesce(courier, '') extensions.gin_trgm_ops);

-- What was sold on each of the last days, India's days, without what was cancelled, came back undelivered or is not paid.
create function private.sales_by_day(p_days int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_permission('reports.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'orders', d.orders, 'total', d.total) order by d.day), '[]')
    from (
      select day::date as day, count(o.id)::int as orders, coalesce(sum(o.total), 0) as total
      from generate_series(v_today - (least(p_days, 400) - 1), v_today, interval '1 day') as day
      left join public.orders o
        on o.created_at >= day::date::timestamp at time zone 'Asia/Kolkata'
        and o.created_at < (day::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO') and o.replaced_by is null
      group by day
    ) as d
  );
end $$;

create function public.sales_by_day(p_days int) returns jsonb
language sql stable set search_path = '' as $$ select private.sales_by_day(p_days) $$;
