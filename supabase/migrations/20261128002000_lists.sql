-- Functions that policies call are created with the tables; the functions that those call are created later.
set check_function_bodies = off;

-- The lists of the admin. Their views bypass the row policies and check the permission once, because under row policies
-- the planner can't use indexes whose operators are not leakproof. Columns: those of server/*/list-definition.ts.
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

-- Whether the caller may see a list of the admin, by the name of its definition: a search for a customer's phone is as
-- private as the list that it searches.
create function private.may_see_list(p_list text) returns boolean
language sql stable set search_path = '' as $$
  select case p_list
    when 'products' then private.may('products.read')
    when 'inventory' then private.may('inventory.read')
    when 'orders' then private.may('orders.read')
    when 'group-orders' then private.may('orders.read')
    when 'packing' then private.may('orders.fulfil')
    when 'dead-messages' then private.may('orders.read')
    when 'breaks' then private.may('money.read')
    when 'customers' then private.may('customers.read')
    when 'subscriptions' then private.may('subscriptions.read')
    when 'coupons' then private.may('offers.read')
    when 'posts' then private.may('content.write')
    when 'inbox' then private.may('customers.read')
    when 'reviews' then private.may('content.write')
    when 'referrers' then private.may('offers.read')
    when 'submissions' then private.may('art.review')
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

create table public.order_tags (
  order_id uuid primary key references public.orders (id) on delete cascade,
  tags text[] not null check (array_to_string(tags, ' ', ',') ~ '^[a-z0-9][a-z0-9-]{0,29}( [a-z0-9][a-z0-9-]{0,29}){0,9}$')
);
comment on table public.order_tags is 'Words by which staff find orders again; buyers never see them';
create index order_tags_tags on public.order_tags using gin (tags);
alter table public.order_tags enable row level security;
create index reconciliation_breaks_admin_open
  on public.reconciliation_breaks ((resolved_at is null), created_at desc, id desc);
