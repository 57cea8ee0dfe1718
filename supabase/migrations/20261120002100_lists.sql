-- The lists of the back office. Their views read past the row policies and ask for the permission once, because under row
-- policies the planner can't use indexes whose operators are not leakproof. Columns: what server/*/list-definition.ts names.

create table public.saved_views (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,30}$'),
  name text not null check (char_length(btrim(name)) between 1 and 40),
  q text not null check (char_length(q) <= 400),
  sort text not null default '' check (sort ~ '^-?[a-z_]{0,30}$'),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
comment on table public.saved_views is 'Searches that a member of staff keeps as a tab; a shared one is a tab for everybody';
create index saved_views_list on public.saved_views (list, name);
alter table public.saved_views enable row level security;

create policy saved_views_select_own on public.saved_views for select to authenticated
  using (user_id = (select auth.uid()) and (select private.staff_role()) is not null);
create policy saved_views_select_shared on public.saved_views for select to authenticated
  using (is_shared and (select private.staff_role()) is not null);
create policy saved_views_insert_own on public.saved_views for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.staff_role()) is not null);
create policy saved_views_delete_own on public.saved_views for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.staff_role()) is not null);

create function private.grants_of_lists() returns void
language sql set search_path = '' as $$
  grant select, insert, delete on public.saved_views to authenticated;
  grant execute on function private.staff_role() to authenticated;
  grant select on public.product_list to authenticated;
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

select private.apply_grants();
