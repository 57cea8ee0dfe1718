-- Wishlists, and their owners' share links.
create table public.user_wishlist (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  size text references public.sizes (name) on update cascade on delete cascade,
  color text references public.colors (slug) on update cascade on delete set null,
  created_at timestamptz not null default private.now(),
  reference_price numeric(12, 2) check (reference_price > 0),
  notified_on date,
  previous_price numeric(12, 2) check (previous_price > 0),
  unique nulls not distinct (user_id, product_id, size)
);
comment on column public.user_wishlist.size is 'null: no size was chosen';
comment on column public.user_wishlist.color is 'The colour that was viewed, for the picture; null: any';
comment on column public.user_wishlist.reference_price is 'The price shown when it was added, or in the last email about it';
comment on column public.user_wishlist.notified_on is 'The day of the last mail about a lower price, by the calendar of India';
comment on column public.user_wishlist.previous_price is 'The price before the one of that mail';
create index user_wishlist_product_id on public.user_wishlist (product_id);
create index user_wishlist_size on public.user_wishlist (size);
create index user_wishlist_color on public.user_wishlist (color);
alter table public.user_wishlist enable row level security;

create table public.wishlist_shares (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default private.now()
);
comment on table public.wishlist_shares is
  'A visitor with the token sees the products of a wishlist, and nothing about its owner. No row: not shared';
alter table public.wishlist_shares enable row level security;

create policy user_wishlist_select_own on public.user_wishlist for select to authenticated
  using (user_id = (select auth.uid()));

-- Row security of products hides unpublished products.
create policy user_wishlist_insert_own on public.user_wishlist for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select 1 from public.products p where p.id = product_id));

create policy user_wishlist_delete_own on public.user_wishlist for delete to authenticated
  using (user_id = (select auth.uid()));

create policy wishlist_shares_select_own on public.wishlist_shares for select to authenticated
  using (user_id = (select auth.uid()));

create policy wishlist_shares_insert_own on public.wishlist_shares for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy wishlist_shares_delete_own on public.wishlist_shares for delete to authenticated
  using (user_id = (select auth.uid()));
