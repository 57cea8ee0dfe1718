-- Wishlists, and the links with which their owners share them.
create table public.user_wishlist (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  size text references public.sizes (name) on update cascade on delete cascade,
  color text references public.colors (slug) on update cascade on delete set null,
  created_at timestamptz not null default private.now(),
  unique nulls not distinct (user_id, product_id, size)
);
comment on column public.user_wishlist.size is 'null: no size was chosen';
comment on column public.user_wishlist.color is 'The colour that was viewed, for the picture; null: any';
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

-- Returns added, or already. A chosen size replaces the entry without a size; without a size, an entry in any size counts
-- as present.
create function public.add_to_wishlist(p_product_id bigint, p_size text default null, p_color text default null)
returns text language plpgsql set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_color text;
begin
  if not exists (
    select from public.products where id = p_product_id and status = 'published' and not is_deleted
  ) then
    raise sqlstate 'PT404' using message = 'No such product', hint = 'product_missing';
  end if;
  if p_size is not null and not exists (
    select from public.product_variants where product_id = p_product_id and size = p_size and is_active
  ) then
    raise sqlstate 'PT404' using message = 'The product is not made in this size', hint = 'size_missing';
  end if;
  if exists (
    select from public.user_wishlist
    where user_id = v_user and product_id = p_product_id and (p_size is null or size = p_size)
  ) then
    return 'already';
  end if;
  select min(color) into v_color from public.product_variants
    where product_id = p_product_id and color = p_color and is_active;
  delete from public.user_wishlist where user_id = v_user and product_id = p_product_id and size is null;
  insert into public.user_wishlist (user_id, product_id, size, color)
    values (v_user, p_product_id, p_size, v_color) on conflict do nothing;
  return case when found then 'added' else 'already' end;
end $$;

-- The products of a shared wishlist, newest first; null when the link does not exist.
create function private.shared_wishlist(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('product_id', w.product_id, 'size', w.size, 'color', w.color)
        order by w.created_at desc, w.id desc
      )
      from public.user_wishlist w where w.user_id = s.user_id
    ),
    '[]'
  )
  from public.wishlist_shares s where s.token = p_token
$$;

-- The token of the caller's link; created when there is none.
create function public.share_wishlist() returns text
language plpgsql set search_path = '' as $$
begin
  insert into public.wishlist_shares (user_id) values ((select auth.uid())) on conflict do nothing;
  return (select token from public.wishlist_shares where user_id = (select auth.uid()));
end $$;

create function public.shared_wishlist(p_token text) returns jsonb
language sql stable set search_path = '' as $$ select private.shared_wishlist(p_token) $$;

create function private.grants_of_wishlist() returns void
language sql set search_path = '' as $$
  grant select, delete on public.user_wishlist, public.wishlist_shares to authenticated;
  grant insert (user_id, product_id, size, color) on public.user_wishlist to authenticated;
  grant insert (user_id) on public.wishlist_shares to authenticated;
  grant execute on function
    public.add_to_wishlist(bigint, text, text), public.share_wishlist() to authenticated;
  grant execute on function
    public.shared_wishlist(text), private.shared_wishlist(text) to anon, authenticated;
$$;

-- Products that are no longer sold are not shown and don't count. The lock serialises parallel additions near the limit.
create function private.limit_wishlist() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('wishlist:' || new.user_id, 0));
  if (
    select count(*) from public.user_wishlist w
    join public.products p on p.id = w.product_id and p.status = 'published' and not p.is_deleted
    where w.user_id = new.user_id
  ) >= 200 then
    raise sqlstate 'PT409' using message = 'A wishlist holds up to 200 pieces', hint = 'wishlist_full';
  end if;
  return new;
end $$;

create trigger user_wishlist_limit before insert on public.user_wishlist
  for each row execute function private.limit_wishlist();

create policy user_wishlist_select_own on public.user_wishlist for select to authenticated
  using (user_id = (select auth.uid()));
-- Row security of products hides products that are not in the shop.
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
