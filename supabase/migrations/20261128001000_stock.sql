-- The stock ledger. Stock changes only by inserting into stock_moves.
create table public.stock_moves (
  id bigint generated always as identity primary key,
  variant_id bigint not null references public.product_variants (id),
  stock_delta int not null default 0,
  reserved_delta int not null default 0,
  reason text not null,
  order_id uuid references public.orders (id),
  actor text not null default 'system',
  created_at timestamptz not null default private.now(),
  cause text check (cause in ('delivery', 'count', 'damaged', 'lost', 'found', 'sample', 'other')),
  note text check (char_length(note) <= 200),
  staff_id uuid,
  staff_name text,
  form_key uuid,
  check (stock_delta <> 0 or reserved_delta <> 0),
  constraint stock_moves_reason_check
  check (reason in ('receive', 'adjust', 'reserve', 'release', 'pack', 'unpack', 'scrap', 'restock'))
);
comment on table public.stock_moves is 'Append-only. The sums per variant are product_variants.stock and .reserved';
comment on column public.stock_moves.cause is 'Why a person moved it; the books know the reason alone';
comment on column public.stock_moves.staff_id is 'No reference: what a person did stays when their account goes';
comment on column public.stock_moves.form_key is 'Of the form that booked it: sent twice, it is booked once';
create unique index stock_moves_form_key on public.stock_moves (form_key, variant_id) where form_key is not null;
create index stock_moves_variant_id on public.stock_moves (variant_id, id);
create index stock_moves_order_id on public.stock_moves (order_id) where order_id is not null;
create index stock_moves_of_counts on public.stock_moves (variant_id, id) where cause = 'count';
create index stock_moves_changes on public.stock_moves (created_at) where stock_delta <> 0;
alter table public.stock_moves enable row level security;

create policy stock_moves_insert_staff on public.stock_moves for insert to authenticated
  with check ((select private.may('inventory.write')) and reason in ('receive', 'adjust') and order_id is null);

create policy stock_moves_select_staff on public.stock_moves for select to authenticated
  using ((select private.may('inventory.read')));

create table private.category_removals (
  id uuid primary key default gen_random_uuid(),
  removed_at timestamptz not null default private.now(),
  removed_by uuid not null,
  category_ids bigint[] not null,
  to_primary bigint,
  to_sub bigint,
  product_ids bigint[] not null,
  was_primary bigint[] not null,
  was_sub bigint[] not null
);
comment on table private.category_removals is 'What a deleted category was, to take the deletion back; kept for an hour';
alter table private.category_removals enable row level security;

create table public.stock_counts (
  id uuid primary key,
  staff_id uuid not null,
  variants int not null,
  note text check (char_length(note) <= 200),
  created_at timestamptz not null default private.now()
);
comment on table public.stock_counts is 'Count sheets that were booked; the sheet brings its id, so that it is booked once';
alter table public.stock_counts enable row level security;

alter table public.stock_moves
  add column count_id uuid references public.stock_counts (id),
  add constraint stock_moves_of_orders check (order_id is null or (cause, note, staff_id, count_id) is not distinct from (null::text, null::text, null::uuid, null::uuid));
create index stock_moves_count_id on public.stock_moves (count_id) where count_id is not null;

create table public.lost_demand (
  day date not null,
  variant_id bigint not null references public.product_variants (id) on delete cascade,
  people int not null check (people > 0),
  primary key (variant_id, day)
);
comment on table public.lost_demand is 'How many people chose a size that was sold out; counts only, nothing about them';
create index lost_demand_day on public.lost_demand (day);
alter table public.lost_demand enable row level security;

create policy categories_select_public on public.categories for select to anon, authenticated
  using (not is_deleted and not is_hidden);

create policy stock_counts_select_staff on public.stock_counts for select to authenticated
  using ((select private.may('inventory.read')));

create policy lost_demand_select_staff on public.lost_demand for select to authenticated
  using ((select private.may('inventory.read')));
