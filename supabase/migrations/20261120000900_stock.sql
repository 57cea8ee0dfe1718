-- The stock ledger. Stock changes only by inserting into stock_moves.

create table public.stock_moves (
  id bigint generated always as identity primary key,
  variant_id bigint not null references public.product_variants (id),
  stock_delta int not null default 0,
  reserved_delta int not null default 0,
  reason text not null check (reason in ('receive', 'adjust', 'reserve', 'release', 'pack', 'restock')),
  order_id uuid references public.orders (id),
  actor text not null default 'system',
  created_at timestamptz not null default private.now(),
  check (stock_delta <> 0 or reserved_delta <> 0)
);
comment on table public.stock_moves is 'Append-only. The sums per variant are product_variants.stock and .reserved';
create index stock_moves_variant_id on public.stock_moves (variant_id, id);
create index stock_moves_order_id on public.stock_moves (order_id) where order_id is not null;
alter table public.stock_moves enable row level security;

-- Locks the variants in id order, so that no two writers deadlock. "No key", because the foreign keys of new moves and
-- items have already taken key-share locks, and two writers holding those would wait for each other.
create function private.apply_stock_moves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.product_variants
    where id in (select variant_id from added) order by id for no key update;
  update public.product_variants v
    set stock = v.stock + m.stock_delta, reserved = v.reserved + m.reserved_delta
    from (
      select variant_id, sum(stock_delta)::int as stock_delta, sum(reserved_delta)::int as reserved_delta
      from added group by variant_id
    ) m
    where v.id = m.variant_id;
  return null;
end $$;

create function private.guard_variant_stock() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.stock <> 0 or new.reserved <> 0 then
      raise exception 'a new variant has no stock: insert a stock_moves row' using errcode = 'check_violation';
    end if;
  elsif (new.stock, new.reserved) is distinct from (old.stock, old.reserved) and pg_trigger_depth() < 2 then
    raise exception 'stock changes only by stock_moves' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- For a transaction that moves stock more than once: takes all its locks first, see docs/locks.md.
create function private.lock_stock(p_variant_ids bigint[], p_order_ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_variant_ids bigint[] := p_variant_ids || array(
    select variant_id from public.order_items where order_id = any (p_order_ids)
  );
begin
  perform 1 from public.product_variants where id = any (v_variant_ids) order by id for no key update;
  perform 1 from public.products
    where id in (select product_id from public.product_variants where id = any (v_variant_ids))
    order by id for no key update;
end $$;

-- Moves the stock of all the orders in one statement, so that the ledger's trigger locks variants in one order. A refused
-- parcel goes back to the shelf. All other stock moves belong to a step of an order.
create function private.move_order_stock(p_order_ids uuid[], p_reason text, p_actor text) returns void
language sql set search_path = '' as $$
  insert into public.stock_moves (variant_id, stock_delta, reserved_delta, reason, order_id, actor)
  select variant_id,
    case p_reason when 'pack' then -quantity when 'restock' then quantity else 0 end,
    case p_reason when 'reserve' then quantity when 'restock' then 0 else -quantity end,
    p_reason, order_id, p_actor
  from public.order_items
  where order_id = any (p_order_ids)
$$;

create trigger stock_moves_apply after insert on public.stock_moves
  referencing new table as added for each statement execute function private.apply_stock_moves();
create trigger stock_moves_append_only before update or delete on public.stock_moves
  for each row execute function private.refuse_change();

create trigger product_variants_guard_stock before insert or update on public.product_variants
  for each row execute function private.guard_variant_stock();

create policy stock_moves_insert_staff on public.stock_moves for insert to authenticated
  with check ((select private.may('inventory.write')) and reason in ('receive', 'adjust') and order_id is null);
create policy stock_moves_select_staff on public.stock_moves for select to authenticated
  using ((select private.may('inventory.read')));
