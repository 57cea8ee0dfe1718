-- The desks of the goods: the tree of categories, and the stock room.

alter table public.categories
  add column sort_order int not null default 0,
  add column is_hidden boolean not null default false,
  add column old_slugs text[] not null default '{}',
  add column version int not null default 1;
comment on column public.categories.sort_order is 'Among those with the same parent; the name decides between equals';
comment on column public.categories.is_hidden is 'In no menu, filter or search, and without a page; its products stay in the shop';
comment on column public.categories.old_slugs is 'Former addresses, which lead to it still';
comment on column public.categories.version is 'Counts changes of what its form shows';
-- For the counts of the back office.
create index products_by_category on public.products (primary_category_id, subcategory_id, status) where not is_deleted;

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

alter table public.product_variants add column low_at int check (low_at between 0 and 9999);
comment on column public.product_variants.low_at is 'Up to how many free pieces it is low; null: product_settings low_stock_at';
create index product_variants_available on public.product_variants (available, id) where is_active and low_at is null;
create index product_variants_low_at on public.product_variants (id) where low_at is not null;

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
  add column cause text check (cause in ('delivery', 'count', 'damaged', 'lost', 'found', 'sample', 'other')),
  add column note text check (char_length(note) <= 200),
  add column staff_id uuid,
  add column staff_name text,
  add column count_id uuid references public.stock_counts (id),
  add constraint stock_moves_of_orders check (order_id is null or (cause, note, staff_id, count_id) is not distinct from (null::text, null::text, null::uuid, null::uuid));
comment on column public.stock_moves.cause is 'Why a person moved it; the books know the reason alone';
comment on column public.stock_moves.staff_id is 'No reference: what a person did stays when their account goes';
create index stock_moves_count_id on public.stock_moves (count_id) where count_id is not null;
create index stock_moves_of_counts on public.stock_moves (variant_id, id) where cause = 'count';
create index stock_moves_changes on public.stock_moves (created_at) where stock_delta <> 0;

create table public.lost_demand (
  day date not null,
  variant_id bigint not null references public.product_variants (id) on delete cascade,
  people int not null check (people > 0),
  primary key (variant_id, day)
);
comment on table public.lost_demand is 'How many people chose a size that was sold out; counts only, nothing about them';
create index lost_demand_day on public.lost_demand (day);
alter table public.lost_demand enable row level security;

-- Gives the products of a category that changes its level, or its parent, the pair that fits its new place.
create function private.carry_products(p_id bigint, p_from bigint, p_to bigint) returns int
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  perform 1 from public.products
    where primary_category_id = coalesce(p_from, p_id) and (p_from is null or subcategory_id = p_id)
    order by id for no key update;
  update public.products set
    primary_category_id = coalesce(p_to, p_id), subcategory_id = case when p_to is null then null else p_id end
  where primary_category_id = coalesce(p_from, p_id) and (p_from is null or subcategory_id = p_id);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- All categories in their order, with the products that name them and the coupons that count for them.
create function private.category_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('products.read');
  return (
    with counts as (
      select c.id, sum(c.n) filter (where c.status = 'published') as published, sum(c.n) filter (where c.status = 'draft') as drafts
      from (
        select unnest(array[primary_category_id, subcategory_id]) as id, status, count(*) as n
        from public.products where not is_deleted group by primary_category_id, subcategory_id, status
      ) as c
      where c.id is not null group by c.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'slug', c.slug, 'old_slugs', c.old_slugs, 'description', c.description,
      'parent_id', c.parent_id, 'picture_url', c.picture_url, 'picture_alt', c.picture_alt,
      'is_hidden', c.is_hidden, 'version', c.version,
      'published', coalesce(n.published, 0), 'drafts', coalesce(n.drafts, 0),
      'coupons', (select count(*) from public.coupons o where o.is_active and c.id = any (o.category_ids))
    ) order by c.sort_order, c.name, c.id), '[]')
    from public.categories c left join counts n on n.id = c.id
    where not c.is_deleted
  );
end $$;

-- The version of what a form shows. Order among its neighbours is no part of it.
create function private.count_category_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (old.name, old.slug, old.description, old.picture_url, old.picture_alt, old.is_hidden, old.parent_id, old.is_deleted)
    is distinct from
    (new.name, new.slug, new.description, new.picture_url, new.picture_alt, new.is_hidden, new.parent_id, new.is_deleted)
  then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

-- Deletes a category softly, with those below it, and puts their products into another (null: 'Uncategorized'). Answers how
-- many, and the id by which the same person can take it back. PT404 not_found; PT409 stale, bad_target.
create function private.delete_category(p_id bigint, p_version int, p_target bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_ids bigint[];
  v_target public.categories;
  v_removal private.category_removals;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  v_ids := array(
    select id from public.categories where not is_deleted and (id = p_id or parent_id = p_id) order by id for no key update
  );
  if not p_id = any (v_ids) then
    raise sqlstate 'PT404' using message = 'This category was deleted', hint = 'not_found';
  elsif not exists (select from public.categories where id = p_id and version = p_version) then
    raise sqlstate 'PT409' using message = 'Somebody else saved this category', hint = 'stale';
  end if;
  select * into v_target from public.categories where id = p_target and not is_deleted;
  if p_target is not null and (v_target.id is null or p_target = any (v_ids)) then
    raise sqlstate 'PT409' using message = 'The products need another category', hint = 'bad_target';
  end if;

  v_removal.removed_by := private.acting_staff();
  v_removal.category_ids := v_ids;
  v_removal.to_primary := coalesce(v_target.parent_id, v_target.id);
  v_removal.to_sub := case when v_target.parent_id is not null then v_target.id end;
  perform 1 from public.products
    where primary_category_id = any (v_ids) or subcategory_id = any (v_ids) order by id for no key update;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(primary_category_id), '{}'), coalesce(array_agg(subcategory_id), '{}')
    into v_removal.product_ids, v_removal.was_primary, v_removal.was_sub
    from public.products where primary_category_id = any (v_ids) or subcategory_id = any (v_ids);
  update public.products set primary_category_id = v_removal.to_primary, subcategory_id = v_removal.to_sub
    where id = any (v_removal.product_ids);
  update public.categories set is_deleted = true where id = any (v_ids);

  delete from private.category_removals where removed_at < private.now() - interval '1 hour';
  insert into private.category_removals (removed_by, category_ids, to_primary, to_sub, product_ids, was_primary, was_sub)
  values (
    v_removal.removed_by, v_ids, v_removal.to_primary, v_removal.to_sub,
    v_removal.product_ids, v_removal.was_primary, v_removal.was_sub
  ) returning id into v_removal.id;
  return jsonb_build_object(
    'removal_id', v_removal.id, 'products', cardinality(v_removal.product_ids), 'categories', cardinality(v_ids)
  );
end $$;

-- Makes the slug free for a category: a deleted one gives it up, and no old link leads elsewhere with it.
-- PT409 slug_taken: another category has it.
create function private.free_category_slug(p_slug text, p_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  update public.categories set slug = slug || '-' || id where slug = p_slug and is_deleted and id is distinct from p_id;
  if exists (select from public.categories where slug = p_slug and id is distinct from p_id) then
    raise sqlstate 'PT409' using message = 'Another category has this address', hint = 'slug_taken';
  end if;
  update public.categories set old_slugs = array_remove(old_slugs, p_slug) where p_slug = any (old_slugs);
end $$;

create function private.grants_of_categories() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.category_desk(), private.category_desk(),
    public.save_category(bigint, int, jsonb), private.save_category(bigint, int, jsonb),
    public.move_category(bigint, bigint, bigint), private.move_category(bigint, bigint, bigint),
    public.delete_category(bigint, int, bigint), private.delete_category(bigint, int, bigint),
    public.restore_category(uuid), private.restore_category(uuid)
    to authenticated;
$$;

-- The tree of categories changes one change at a time. Taken before products: docs/locks.md.
create function private.lock_categories() returns void
language sql set search_path = '' as $$ select pg_advisory_xact_lock(hashtextextended('categories', 0)) $$;

-- Puts a category below a parent (null: to the top), before another one (null: to the end). Its products come along.
-- Answers the place that it left. PT404 not_found; PT409 category_depth.
create function private.move_category(p_id bigint, p_parent_id bigint, p_before_id bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.categories;
  v_before bigint;
  v_products int := 0;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  select * into v_old from public.categories where id = p_id and not is_deleted;
  if v_old.id is null
    or p_parent_id is not null and not exists (select from public.categories where id = p_parent_id and not is_deleted)
  then
    raise sqlstate 'PT404' using message = 'This category was deleted', hint = 'not_found';
  end if;
  select id into v_before from public.categories
    where parent_id is not distinct from v_old.parent_id and not is_deleted
      and (sort_order, name, id) > (v_old.sort_order, v_old.name, v_old.id)
    order by sort_order, name, id limit 1;

  if v_old.parent_id is distinct from p_parent_id then
    update public.categories set parent_id = p_parent_id where id = p_id;
    v_products := private.carry_products(p_id, v_old.parent_id, p_parent_id);
  end if;
  update public.categories c set sort_order = placed.place
  from (
    select id, 10 * row_number() over (
      order by case when is_it then 1 when is_after then 2 else 0 end, sort_order, name, id
    ) as place
    from (
      select s.id, s.sort_order, s.name, s.id = p_id as is_it,
        coalesce((s.sort_order, s.name, s.id) >= (b.sort_order, b.name, b.id), false) as is_after
      from public.categories s
      left join public.categories b on b.id = p_before_id and b.id <> p_id
        and b.parent_id is not distinct from p_parent_id and not b.is_deleted
      where s.parent_id is not distinct from p_parent_id and not s.is_deleted
    ) as level
  ) as placed
  where c.id = placed.id and c.sort_order is distinct from placed.place;
  return jsonb_build_object('parent_id', v_old.parent_id, 'before_id', v_before, 'products', v_products);
end $$;

-- Takes a deletion back, for whoever made it. Products that were put elsewhere since then stay there. PT404 not_found.
create function private.restore_category(p_removal_id uuid) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_removal private.category_removals;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  delete from private.category_removals
    where id = p_removal_id and removed_by = private.acting_staff() and removed_at > private.now() - interval '1 hour'
    returning * into v_removal;
  if v_removal.id is null then
    raise sqlstate 'PT404' using message = 'This can''t be taken back any more', hint = 'not_found';
  end if;
  update public.categories set is_deleted = false where id = any (v_removal.category_ids);
  perform 1 from public.products where id = any (v_removal.product_ids) order by id for no key update;
  update public.products p set primary_category_id = w.was_primary, subcategory_id = w.was_sub
  from unnest(v_removal.product_ids, v_removal.was_primary, v_removal.was_sub) as w (id, was_primary, was_sub)
  where p.id = w.id and p.primary_category_id is not distinct from v_removal.to_primary
    and p.subcategory_id is not distinct from v_removal.to_sub;
end $$;

-- A category takes an uploaded picture (null: none) and leaves the one it had, whose files go after a day. PT409
-- picture_gone: an upload that waited for more than a day.
create function private.swap_category_picture(p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_new is not distinct from p_old then
    return;
  end if;
  delete from private.loose_pictures where image_url = p_new and claimed_at is null;
  if p_new is not null and not found then
    raise sqlstate 'PT409' using message = 'The picture is not there any more', hint = 'picture_gone';
  end if;
  insert into private.loose_pictures (image_url) select p_old where p_old is not null on conflict (image_url) do nothing;
end $$;

-- Adds a category (p_id null) at the end of its level, or changes it. p_version is the version that was read; null with a
-- new one. A former address goes on leading to the category. p_fields: name, slug, description, picture_url, picture_alt, is_hidden and,
-- of a new one, parent_id. PT409 stale, slug_taken, picture_gone; PT404 not_found.
create function private.save_category(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.categories := jsonb_populate_record(null::public.categories, p_fields);
  v_old public.categories;
begin
  perform private.require_permission('products.write');
  perform private.lock_categories();
  perform private.free_category_slug(v_new.slug, p_id);
  if p_id is null then
    perform private.swap_category_picture(null, v_new.picture_url);
    insert into public.categories (
      name, slug, description, parent_id, picture_url, picture_alt, is_hidden, sort_order
    ) values (
      v_new.name, v_new.slug, v_new.description, v_new.parent_id, v_new.picture_url, coalesce(v_new.picture_alt, ''),
      v_new.is_hidden,
      (select coalesce(max(sort_order), 0) + 10 from public.categories where parent_id is not distinct from v_new.parent_id)
    ) returning id into v_new.id;
    return v_new.id;
  end if;
  select * into v_old from public.categories where id = p_id and not is_deleted for no key update;
  if v_old.id is null then
    raise sqlstate 'PT404' using message = 'This category was deleted', hint = 'not_found';
  elsif v_old.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Somebody else saved this category', hint = 'stale';
  end if;
  perform private.swap_category_picture(v_old.picture_url, v_new.picture_url);
  update public.categories set
    name = v_new.name, slug = v_new.slug, description = v_new.description, picture_url = v_new.picture_url,
    picture_alt = coalesce(v_new.picture_alt, ''), is_hidden = v_new.is_hidden,
    old_slugs = case when v_new.slug = v_old.slug then old_slugs else array_append(old_slugs, v_old.slug) end
  where id = p_id;
  return p_id;
end $$;

create function public.category_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.category_desk() $$;

create function public.delete_category(p_id bigint, p_version int, p_target bigint default null) returns jsonb
language sql set search_path = '' as $$ select private.delete_category(p_id, p_version, p_target) $$;

create function public.move_category(p_id bigint, p_parent_id bigint, p_before_id bigint default null) returns jsonb
language sql set search_path = '' as $$ select private.move_category(p_id, p_parent_id, p_before_id) $$;

create function public.restore_category(p_removal_id uuid) returns void
language sql set search_path = '' as $$ select private.restore_category(p_removal_id) $$;

create function public.save_category(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_category(p_id, p_version, p_fields) $$;

create function private.adjust_stock(p_changes jsonb, p_cause text, p_note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.write');
  return private.book_stock(p_changes, p_cause, p_note);
end $$;

-- Books a count sheet once, whatever how often it is sent. p_lines: [{variant_id, counted, seen, last_count}]; seen is the
-- stock at the variant's last scan, so that pieces that came or went since then stay booked as they are. last_count is the
-- newest booked count at that time: a newer one has corrected the same difference already. Answers {refused, counted, moves},
-- counted with the SKUs of the latter; a refused sheet books nothing.
create function private.book_count(p_id uuid, p_lines jsonb, p_note text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_refused jsonb := '[]';
  v_counted jsonb := '[]';
  v_moves int;
begin
  perform private.require_permission('inventory.write');
  insert into public.stock_counts (id, staff_id, variants, note)
  values (p_id, private.acting_staff(), jsonb_array_length(p_lines), nullif(btrim(p_note), '')) on conflict do nothing;
  if found then
    perform private.lock_stock(array(select (l ->> 'variant_id')::bigint from jsonb_array_elements(p_lines) as l), '{}');
    select coalesce(jsonb_agg(v.sku order by v.sku), '[]') into v_counted
    from jsonb_to_recordset(p_lines) as l (variant_id bigint, last_count bigint)
    join public.product_variants v on v.id = l.variant_id
    where exists (
      select from public.stock_moves m
      where m.variant_id = l.variant_id and m.cause = 'count' and m.id > coalesce(l.last_count, 0)
    );
    if v_counted = '[]' then
      v_refused := private.book_stock(
        (select coalesce(jsonb_agg(jsonb_build_object('variant_id', l.variant_id, 'delta', l.counted - l.seen)), '[]')
         from jsonb_to_recordset(p_lines) as l (variant_id bigint, counted int, seen int)),
        'count', p_note, p_id
      );
    end if;
    if v_refused <> '[]' or v_counted <> '[]' then
      delete from public.stock_counts where id = p_id;
    end if;
  end if;
  select count(*) into v_moves from public.stock_moves where count_id = p_id;
  return jsonb_build_object('refused', v_refused, 'counted', v_counted, 'moves', v_moves);
end $$;

-- Writes adjusting moves, all or none. p_changes: [{variant_id, delta}], one for each variant. Answers what stands in the
-- way: variants that would have fewer pieces than are promised to orders. Empty: booked.
create function private.book_stock(p_changes jsonb, p_cause text, p_note text, p_count_id uuid default null) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_refused jsonb;
begin
  perform private.lock_stock(array(select (c ->> 'variant_id')::bigint from jsonb_array_elements(p_changes) as c), '{}');
  select coalesce(jsonb_agg(jsonb_build_object(
    'variant_id', v.id, 'sku', v.sku, 'stock', v.stock, 'reserved', v.reserved, 'delta', c.delta
  ) order by v.sku), '[]') into v_refused
  from jsonb_to_recordset(p_changes) as c (variant_id bigint, delta int)
  join public.product_variants v on v.id = c.variant_id
  where v.stock + c.delta < v.reserved;
  if v_refused = '[]' then
    insert into public.stock_moves (variant_id, stock_delta, reason, cause, note, count_id)
    select c.variant_id, c.delta, case p_cause when 'delivery' then 'receive' else 'adjust' end,
      p_cause, nullif(btrim(p_note), ''), p_count_id
    from jsonb_to_recordset(p_changes) as c (variant_id bigint, delta int)
    where c.delta <> 0;
  end if;
  return v_refused;
end $$;

-- The variants behind scanned or typed codes: a barcode, or a sku in any case. {code: facts}, without unknown codes.
create function private.find_stock_codes(p_codes text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.read');
  return (
    select coalesce(jsonb_object_agg(found.code, private.variant_facts(array[found.id]) -> 0), '{}')
    from (
      select typed.code, coalesce(
        (select id from public.product_variants where barcode = typed.code),
        (select id from public.product_variants where sku = typed.code),
        (select id from public.product_variants where sku = upper(typed.code))
      ) as id
      from unnest(p_codes[1:100]) as typed (code)
    ) as found
    where found.id is not null
  );
end $$;

create function private.grants_of_stock_desk() returns void
language sql set search_path = '' as $$
  grant select on public.stock_counts, public.lost_demand, public.stock_list to authenticated;
  -- A view's functions run as its reader.
  grant execute on function private.low_stock_at() to authenticated;
  grant execute on function
    public.inventory_variants(bigint[]), private.inventory_variants(bigint[]),
    public.find_stock_codes(text[]), private.find_stock_codes(text[]),
    public.variant_ledger(bigint, bigint, int), private.variant_ledger(bigint, bigint, int),
    public.adjust_stock(jsonb, text, text), private.adjust_stock(jsonb, text, text),
    public.book_count(uuid, jsonb, text), private.book_count(uuid, jsonb, text),
    public.set_low_marks(bigint[], int), private.set_low_marks(bigint[], int),
    public.size_curve(int, text, bigint), private.size_curve(int, text, bigint),
    public.most_missed(int, int), private.most_missed(int, int)
    to authenticated;
$$;

create function private.inventory_variants(p_ids bigint[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.read');
  return private.variant_facts(p_ids);
end $$;

-- Up to how many free pieces a variant without a mark of its own is low: product_settings low_stock_at, 0 to 10, or 5.
create function private.low_stock_at() returns int
language sql stable set search_path = '' as $$
  select least(coalesce(private.number_setting('low_stock_at', 5), 5), 10)::int
$$;

-- The sold-out sizes that most people chose in the last days.
create function private.most_missed(p_days int, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids bigint[];
  v_people bigint[];
begin
  perform private.require_permission('inventory.read');
  select array_agg(m.variant_id), array_agg(m.people) into v_ids, v_people from (
    select variant_id, sum(people) as people from public.lost_demand
    where day > private.now()::date - p_days group by variant_id order by people desc, variant_id limit p_limit
  ) as m;
  return jsonb_build_object('variants', private.variant_facts(coalesce(v_ids, '{}')), 'people', to_jsonb(coalesce(v_people, '{}')));
end $$;

-- Up to how many free pieces these variants are low; null: as the setting says.
create function private.set_low_marks(p_variant_ids bigint[], p_low_at int default null) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('inventory.write');
  perform private.lock_stock(p_variant_ids, '{}');
  update public.product_variants set low_at = p_low_at where id = any (p_variant_ids);
end $$;

-- A move that belongs to no order names the member of staff who made it, whatever they wrote themselves.
create function private.sign_stock_move() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_staff uuid := private.acting_staff();
begin
  new.staff_id := v_staff;
  new.staff_name := null;
  if v_staff is not null then
    new.actor := 'admin';
    new.created_at := private.now();
    select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email, 'Staff') into new.staff_name
    from auth.users u left join public.profiles p on p.id = u.id where u.id = v_staff;
  end if;
  return new;
end $$;

-- For each size of a cut, or of one product: pieces sold in the last days, pieces there were to sell (on the shelf at the
-- beginning, and received since), pieces free now, variants that are sold out now, and people who chose it sold out.
create function private.size_curve(p_days int, p_cut text, p_product_id bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '10s' as $$
declare
  v_from timestamptz := private.now() - make_interval(days => p_days);
begin
  perform private.require_permission('inventory.read');
  return (
    with chosen as materialized (
      select v.id, v.size, v.stock, v.reserved from public.product_variants v join public.products p on p.id = v.product_id
      where v.is_active and not p.is_deleted and p.status = 'published'
        and case when p_product_id is null then p.cut = p_cut else p.id = p_product_id end
    ), sold as (
      select i.variant_id, sum(i.quantity) as pieces
      from public.orders o join public.order_items i on i.order_id = o.id
      where o.created_at >= v_from and o.status <> 'Cancelled' group by i.variant_id
    ), moved as (
      select m.variant_id, sum(m.stock_delta) as net, sum(m.stock_delta) filter (where m.reason = 'receive') as received
      from public.stock_moves m where m.created_at >= v_from and m.stock_delta <> 0 group by m.variant_id
    ), missed as (
      select d.variant_id, sum(d.people) as people from public.lost_demand d
      where d.day > private.now()::date - p_days group by d.variant_id
    )
    select coalesce(jsonb_agg(to_jsonb(curve) order by curve.place), '[]') from (
      select c.size, min(z.sort_order) as place, count(*) as variants,
        coalesce(sum(sold.pieces), 0) as sold,
        coalesce(sum(c.stock - coalesce(moved.net, 0) + coalesce(moved.received, 0)), 0) as had,
        sum(c.stock - c.reserved) as free,
        count(*) filter (where c.stock <= c.reserved) as sold_out,
        coalesce(sum(missed.people), 0) as missed
      from chosen c
      join public.sizes z on z.name = c.size
      left join sold on sold.variant_id = c.id
      left join moved on moved.variant_id = c.id
      left join missed on missed.variant_id = c.id
      group by c.size
    ) as curve
  );
end $$;

-- What the stock room sees of variants, in the order of the ids.
create function private.variant_facts(p_ids bigint[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'product_id', p.id, 'product', p.name, 'slug', p.slug, 'size', v.size, 'color', v.color,
    'color_name', c.name, 'color_hex', c.hex, 'sku', v.sku, 'barcode', v.barcode, 'stock', v.stock, 'reserved', v.reserved,
    'last_count', (select max(m.id) from public.stock_moves m where m.variant_id = v.id and m.cause = 'count'),
    'low_at', v.low_at, 'default_low_at', private.low_stock_at(), 'is_active', v.is_active,
    'status', case when p.is_deleted then 'deleted' else p.status end,
    'picture', (
      select i.thumbnail_url from public.product_images i where i.product_id = p.id
      order by i.color = v.color is true desc, i.position, i.id limit 1
    )
  ) order by wished.nr), '[]')
  from unnest(p_ids) with ordinality as wished (id, nr)
  join public.product_variants v on v.id = wished.id
  join public.products p on p.id = v.product_id
  join public.colors c on c.slug = v.color
$$;

-- The moves of a variant before one of them (null: the newest), with the numbers after each. The order's number is for
-- those who see orders.
create function private.variant_ledger(p_variant_id bigint, p_before bigint, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sees_orders boolean := private.may('orders.read');
begin
  perform private.require_permission('inventory.read');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', m.id, 'at', m.created_at, 'stock_delta', m.stock_delta, 'reserved_delta', m.reserved_delta,
      'reason', m.reason, 'cause', m.cause, 'note', m.note, 'actor', m.actor, 'staff_name', m.staff_name,
      'order_number', case when v_sees_orders then o.order_id end, 'is_of_order', m.order_id is not null,
      'stock_after', m.stock_after, 'reserved_after', m.reserved_after
    ) order by m.id desc), '[]')
    from (
      select s.*,
        v.stock - coalesce(sum(s.stock_delta) over newer, 0) as stock_after,
        v.reserved - coalesce(sum(s.reserved_delta) over newer, 0) as reserved_after
      from public.stock_moves s join public.product_variants v on v.id = s.variant_id
      where s.variant_id = p_variant_id
      window newer as (order by s.id desc rows between unbounded preceding and 1 preceding)
    ) as m
    left join public.orders o on o.id = m.order_id
    where m.id in (
      select id from public.stock_moves where variant_id = p_variant_id and (p_before is null or id < p_before)
      order by id desc limit p_limit
    )
  );
end $$;

-- Receives, corrects or takes out pieces. See private.book_stock.
create function public.adjust_stock(p_changes jsonb, p_cause text, p_note text) returns jsonb
language sql set search_path = '' as $$ select private.adjust_stock(p_changes, p_cause, p_note) $$;

create function public.book_count(p_id uuid, p_lines jsonb, p_note text) returns jsonb
language sql set search_path = '' as $$ select private.book_count(p_id, p_lines, p_note) $$;

create function public.find_stock_codes(p_codes text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.find_stock_codes(p_codes) $$;

-- Exact stock, barcode and low-stock mark of variants, for staff.
create function public.inventory_variants(p_ids bigint[]) returns jsonb
language sql stable set search_path = '' as $$ select private.inventory_variants(p_ids) $$;

create function public.most_missed(p_days int, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.most_missed(p_days, p_limit) $$;

-- One more person who chose a size that can't be bought; nothing about the person is kept.
create function public.note_missed_size(p_variant_id bigint) returns void
language sql set search_path = '' as $$
  insert into public.lost_demand as d (day, variant_id, people)
  select private.now()::date, v.id, 1 from public.product_variants v join public.products p on p.id = v.product_id
  where v.id = p_variant_id and v.is_active and v.available = 0 and p.status = 'published' and not p.is_deleted
  on conflict (day, variant_id) do update set people = d.people + 1
$$;

create function public.set_low_marks(p_variant_ids bigint[], p_low_at int default null) returns void
language sql set search_path = '' as $$ select private.set_low_marks(p_variant_ids, p_low_at) $$;

create function public.size_curve(p_days int, p_cut text, p_product_id bigint default null) returns jsonb
language sql stable set search_path = '' as $$ select private.size_curve(p_days, p_cut, p_product_id) $$;

create function public.variant_ledger(p_variant_id bigint, p_before bigint, p_limit int) returns jsonb
language sql stable set search_path = '' as $$ select private.variant_ledger(p_variant_id, p_before, p_limit) $$;

drop trigger categories_depth on public.categories;
create trigger categories_depth before insert or update of parent_id, is_deleted on public.categories
  for each row execute function private.check_category_depth();
create trigger categories_version before update on public.categories
  for each row execute function private.count_category_change();

drop trigger product_variants_audit on public.product_variants;
create trigger product_variants_audit after insert or delete or update of
  size, color, sku, barcode, price, is_active, low_at
  on public.product_variants for each row execute function private.audit(
    'id', 'created_at', 'stock', 'reserved', 'available'
  );
create trigger stock_moves_sign before insert on public.stock_moves
  for each row when (new.order_id is null) execute function private.sign_stock_move();

drop policy categories_select_public on public.categories;
create policy categories_select_public on public.categories for select to anon, authenticated
  using (not is_deleted and not is_hidden);
create policy stock_counts_select_staff on public.stock_counts for select to authenticated
  using ((select private.may('inventory.read')));
create policy lost_demand_select_staff on public.lost_demand for select to authenticated
  using ((select private.may('inventory.read')));

-- The list of the stock room, see docs/decisions/lists.md.
create view public.stock_list as
select v.id, v.product_id, v.sku, v.barcode, p.name as product, p.name || ' ' || p.keywords as words, v.size, v.color,
  (select c.name from public.colors c where c.slug = v.color) as color_name,
  v.stock, v.reserved, v.stock - v.reserved as free, coalesce(v.low_at, (select private.low_stock_at())) as low_at,
  v.is_active and p.status = 'published'
    and v.stock - v.reserved <= coalesce(v.low_at, (select private.low_stock_at())) as is_low,
  v.is_active
from public.product_variants v join public.products p on p.id = v.product_id
where not p.is_deleted and (select private.may('inventory.read'));

-- Free pieces and those on hand rise together, so each order also holds the other number: "more than 59 on hand" by free
-- pieces stands at its end.
create index product_variants_desk_stock on public.product_variants (stock, id, (stock - reserved));
create index product_variants_desk_withdrawn on public.product_variants (id) where not is_active;
create index product_variants_desk_reserved on public.product_variants (reserved, id);
create index product_variants_desk_free on public.product_variants ((stock - reserved), id, stock);
