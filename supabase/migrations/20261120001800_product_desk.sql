-- The desk of products: their pages in the back office write through the functions below, each in one transaction.

alter table public.products
  add column version int not null default 1,
  add column seo_title text not null default '' check (char_length(seo_title) <= 120),
  add column seo_description text not null default '' check (char_length(seo_description) <= 320);
comment on column public.products.version is
  'Grows with each change of what the desk edits: own columns, variants, pictures; kept by trigger';
comment on column public.products.seo_title is 'For search engines; empty: the name';
alter table public.product_images add column alt text not null default '' check (char_length(alt) <= 250);
comment on column public.product_images.alt is 'What the picture shows; empty: its product, colour and side';
create index product_images_image_url on public.product_images (image_url);
create index order_items_image_url on public.order_items (image_url) where image_url is not null;

create table public.product_slugs (
  slug text primary key,
  product_id bigint not null references public.products (id) on delete cascade,
  created_at timestamptz not null default private.now()
);
comment on table public.product_slugs is 'Slugs that products had: their links lead on to the new ones';
create index product_slugs_product_id on public.product_slugs (product_id);
alter table public.product_slugs enable row level security;

alter table public.categories
  add column picture_url text check (char_length(picture_url) <= 500),
  add column picture_alt text not null default '' check (char_length(picture_alt) <= 200);

create table private.loose_pictures (
  image_url text primary key,
  noted_at timestamptz not null default private.now(),
  claimed_at timestamptz
);
comment on table private.loose_pictures is
  'Stored pictures that nothing shows: uploads that were not saved yet, and removed ones. Their files go after a day';
create index loose_pictures_by_age on private.loose_pictures (noted_at);
alter table private.loose_pictures enable row level security;

-- Lower case, without punctuation, with hyphens for spaces; null when nothing is left.
create function private.slug_of(p_text text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(regexp_replace(regexp_replace(lower(p_text), '[^a-z0-9\s-]', '', 'g'), '[\s-]+', '-', 'g'), '-'), '')
$$;

-- The address of a new product: its name, cut to what reads well, and its id.
create function private.final_slug(p_name text, p_id bigint) returns text
language sql immutable set search_path = '' as $$
  select coalesce(btrim(left(private.slug_of(p_name), 60), '-'), 'product') || '-' || p_id
$$;

-- The SKU of a variant that was given none; lib/products/sku.ts shows the same.
create function private.sku_of(p_product_id bigint, p_color text, p_size text) returns text
language sql immutable set search_path = '' as $$
  select 'KP' || p_product_id || '-' || upper(regexp_replace(p_color, '[^A-Za-z0-9]', '', 'g'))
    || '-' || upper(regexp_replace(p_size, '[^A-Za-z0-9]', '', 'g'))
$$;

create function private.is_variant_known(p_id bigint) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.stock_moves where variant_id = p_id)
    or exists (select from public.order_items where variant_id = p_id)
    or exists (select from public.return_items where exchange_variant_id = p_id)
$$;

-- Refuses SKUs and barcodes that another product has; detail says which.
create function private.check_codes(p_product_id bigint, p_variants jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_sku text;
  v_barcode text;
begin
  select v.sku into v_sku
    from jsonb_to_recordset(p_variants) as w (sku text)
    join public.product_variants v on v.sku = w.sku and v.product_id <> p_product_id limit 1;
  if v_sku is not null then
    raise sqlstate 'PT409' using message = 'Another product has the SKU ' || v_sku, detail = v_sku, hint = 'sku_taken';
  end if;
  select v.barcode into v_barcode
    from jsonb_to_recordset(p_variants) as w (barcode text)
    join public.product_variants v on v.barcode = w.barcode and v.product_id <> p_product_id limit 1;
  if v_barcode is not null then
    raise sqlstate 'PT409' using
      message = 'Another product has the barcode ' || v_barcode, detail = v_barcode, hint = 'barcode_taken';
  end if;
end $$;

create function private.count_changed_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set version = version + 1 where id in (select product_id from changed);
  return null;
end $$;

-- Stock is not the desk's: its moves leave the version alone.
create function private.count_changed_variants() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set version = version + 1 where id in (
    select n.product_id from changed n join was o on o.id = n.id
    where (n.product_id, n.size, n.color, n.sku, n.barcode, n.price, n.is_active)
      is distinct from (o.product_id, o.size, o.color, o.sku, o.barcode, o.price, o.is_active)
  );
  return null;
end $$;

create function private.count_product_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := greatest(new.version, old.version + 1);
  return new;
end $$;

-- A new product with its variants and pictures; returns its id. It gets a temporary slug, which its id replaces in the end.
create function private.create_product(p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id bigint;
begin
  perform private.require_permission('products.write');
  if jsonb_array_length(p_pictures) = 0 then
    raise sqlstate 'PT409' using message = 'Failed to upload any product images', hint = 'no_pictures';
  end if;
  insert into public.products (name, slug, price)
    values (p_facts ->> 'name', 'new-' || gen_random_uuid(), (p_facts ->> 'price')::numeric)
    returning id into v_id;
  perform private.write_variants(v_id, p_variants);
  if not exists (select from public.product_available_colors where product_id = v_id) then
    insert into public.product_available_colors (product_id, color_id)
      select v_id, id from public.colors where slug in ('black', 'white');
  end if;
  perform private.write_pictures(v_id, p_pictures);
  perform private.write_product_facts(
    v_id, p_facts || jsonb_build_object('slug', private.final_slug(p_facts ->> 'name', v_id))
  );
  perform private.settle_own_prices();
  return v_id;
end $$;

create function private.delete_product(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('products.write');
  perform private.remove_product(p_id);
end $$;

-- A product as the desk edits it; null when it is not there or deleted. Stock is for those who may see it.
create function private.desk_product(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sees_stock boolean := private.may('inventory.read');
begin
  perform private.require_permission('products.read');
  return (
    select jsonb_build_object(
      'id', p.id, 'version', p.version, 'name', p.name, 'slug', p.slug, 'description', p.description, 'price', p.price,
      'status', p.status, 'is_premium', p.is_premium, 'cut', p.cut, 'fabric', p.fabric, 'fit', p.fit,
      'keywords', p.keywords, 'hsn', p.hsn, 'seo_title', p.seo_title, 'seo_description', p.seo_description,
      'primary_category', (select name from public.categories where id = p.primary_category_id),
      'subcategory', (select name from public.categories where id = p.subcategory_id),
      -- An entry of the same transaction; none when stock has moved since.
      'saved_by', (
        select l.actor_name from public.audit_log l
        where l.created_at = p.updated_at and l.subject in ('products', 'product_variants', 'product_images')
        order by l.id desc limit 1
      ),
      'old_slugs', (
        select coalesce(jsonb_agg(s.slug order by s.created_at desc), '[]') from public.product_slugs s
        where s.product_id = p.id
      ),
      'pictures', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'url', i.image_url, 'color', i.color, 'type', i.type, 'alt', i.alt
        ) order by i.position, i.id), '[]')
        from public.product_images i where i.product_id = p.id
      ),
      'variants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'size', v.size, 'color', v.color, 'sku', v.sku, 'barcode', v.barcode, 'price', v.price, 'is_active', v.is_active,
          'is_known', private.is_variant_known(v.id), 'stock', case when v_sees_stock then v.stock end,
          'reserved', case when v_sees_stock then v.reserved end
        ) order by c.sort_order, c.id, s.sort_order, s.id), '[]')
        from public.product_variants v
        join public.sizes s on s.name = v.size join public.colors c on c.slug = v.color
        where v.product_id = p.id
      )
    )
    from public.products p where p.id = p_id and not p.is_deleted
  );
end $$;

-- A draft like this product, with the same pictures and without stock; returns its id. SKUs and slug are its own.
create function private.duplicate_product(p_id bigint) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id bigint;
begin
  perform private.require_permission('products.write');
  insert into public.products (
    name, slug, description, price, primary_category_id, subcategory_id, is_premium, cut, fabric, fit, keywords, hsn
  )
  select left('Copy of ' || name, 160), 'new-' || gen_random_uuid(), description, price, primary_category_id,
    subcategory_id, is_premium, cut, fabric, fit, keywords, hsn
  from public.products where id = p_id and not is_deleted
  returning id into v_id;
  if v_id is null then
    raise sqlstate 'PT404' using message = 'This product is not there any more', hint = 'not_found';
  end if;
  insert into public.product_available_colors (product_id, color_id)
    select v_id, color_id from public.product_available_colors where product_id = p_id;
  insert into public.product_variants (product_id, size, color, sku, price)
    select v_id, size, color, private.sku_of(v_id, color, size), price
    from public.product_variants where product_id = p_id and is_active;
  insert into public.product_images (product_id, image_url, thumbnail_url, color, type, alt, position)
    select v_id, image_url, thumbnail_url, color, type, alt, position
    from public.product_images where product_id = p_id;
  update public.products set slug = private.final_slug(name, id) where id = v_id;
  return v_id;
end $$;

-- A live category by id, name or slug. On the level of p_parent_id, or with p_anywhere also below, tops first.
create function private.find_category(p_text text, p_parent_id bigint, p_anywhere boolean) returns public.categories
language sql stable set search_path = '' as $$
  select c from public.categories c
  where not c.is_deleted
    and (p_anywhere or c.parent_id is not distinct from p_parent_id)
    and case when p_text ~ '^[0-9]{1,15}$' then c.id = p_text::bigint
      else lower(c.name) = lower(p_text) or c.slug = lower(p_text) end
  order by c.parent_id is not null, lower(c.name) <> lower(p_text), c.id
  limit 1
$$;

-- A new one goes last at its level. A slug names one category in the whole shop: one below another gets its parent's before its own when that is taken.
create function private.find_or_make_category(p_text text, p_parent_id bigint) returns bigint
language plpgsql set search_path = '' as $$
declare
  v_id bigint := (private.find_category(p_text, p_parent_id, false)).id;
  v_base text := coalesce(private.slug_of(p_text), 'category');
  v_slug text := v_base;
  v_count int := 1;
begin
  if v_id is not null then
    return v_id;
  end if;
  if p_text ~ '^[0-9]+$' then
    raise sqlstate 'PT404' using message = 'Failed to process product category', hint = 'category_missing';
  end if;
  if p_parent_id is not null and exists (select from public.categories where slug = v_slug) then
    v_base := (select slug from public.categories where id = p_parent_id) || '-' || v_base;
    v_slug := v_base;
  end if;
  while exists (select from public.categories where slug = v_slug) loop
    v_count := v_count + 1;
    v_slug := v_base || '-' || v_count;
  end loop;
  insert into public.categories (name, slug, parent_id, sort_order) values (
    p_text, v_slug, p_parent_id,
    (select coalesce(max(sort_order), 0) + 10 from public.categories where parent_id is not distinct from p_parent_id)
  ) on conflict (slug) do nothing returning id into v_id;
  return coalesce(v_id, (private.find_category(p_text, p_parent_id, false)).id);
end $$;

create function private.grants_of_products() returns void
language sql set search_path = '' as $$
  grant select on public.product_slugs to anon, authenticated;
  grant execute on function
    public.resolve_category(text), private.resolve_category(text),
    public.create_product(jsonb, jsonb, jsonb), private.create_product(jsonb, jsonb, jsonb),
    public.update_product(bigint, int, jsonb, jsonb, jsonb), private.update_product(bigint, int, jsonb, jsonb, jsonb),
    public.delete_product(bigint), private.delete_product(bigint),
    public.duplicate_product(bigint), private.duplicate_product(bigint),
    public.desk_product(bigint), private.desk_product(bigint),
    public.product_deletion(bigint), private.product_deletion(bigint)
    to authenticated;
$$;

-- A slug that was ever shown leads to the product for good, and no other product takes it. The temporary one of a new product was never shown.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.product_slugs where slug = new.slug and product_id <> new.id) then
    raise sqlstate 'PT409' using message = 'Another product had this address: ' || new.slug, hint = 'slug_taken';
  end if;
  delete from public.product_slugs where slug = new.slug;
  if old.slug !~ '^new-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
    on conflict (slug) do update set product_id = excluded.product_id, created_at = private.now();
  end if;
  return null;
end $$;

-- Variants before their product: docs/locks.md.
create function private.lock_product(p_id bigint) returns public.products
language plpgsql set search_path = '' as $$
declare
  v_product public.products;
begin
  perform 1 from public.product_variants where product_id = p_id order by id for no key update;
  select * into v_product from public.products where id = p_id and not is_deleted for no key update;
  if v_product.id is null then
    raise sqlstate 'PT404' using message = 'This product is not there any more', hint = 'not_found';
  end if;
  return v_product;
end $$;

create function private.note_kept_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.loose_pictures where image_url in (select image_url from changed);
  return null;
end $$;

create function private.note_lost_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.loose_pictures (image_url)
  select distinct image_url from changed
  on conflict (image_url) do nothing;
  return null;
end $$;

-- What deleting the product would touch, in figures.
create function private.product_deletion(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('products.write');
  return jsonb_build_object(
    'orders', (select count(distinct order_id) from public.order_items where product_id = p_id),
    'open_orders', (
      select count(distinct o.id) from public.order_items i join public.orders o on o.id = i.order_id
      where i.product_id = p_id and o.status in (
        'Pending Payment', 'COD Review', 'Confirmed', 'In Production', 'Packed', 'Shipped'
      )
    ),
    'pieces', (
      select coalesce(sum(stock - reserved), 0) from public.product_variants where product_id = p_id
    ),
    'pictures', (select count(*) from public.product_images where product_id = p_id),
    'wishes', (select count(*) from public.user_wishlist where product_id = p_id)
  );
end $$;

create function private.receive_openings(p_product_id bigint, p_variants jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from jsonb_to_recordset(p_variants) as w (opening int) where w.opening > 0) then
    return;
  end if;
  perform private.require_permission('inventory.write');
  insert into public.stock_moves (variant_id, stock_delta, reason, actor)
    select v.id, w.opening, 'receive', coalesce((select auth.uid())::text, 'system')
    from jsonb_to_recordset(p_variants) as w (size text, color text, opening int)
    join public.product_variants v on v.product_id = p_product_id and (v.size, v.color) = (w.size, w.color)
    where w.opening > 0 and not exists (select from public.stock_moves m where m.variant_id = v.id);
end $$;

-- 'primary:sub', 'primary' or 'sub', each a name, a slug or an id; unknown names become categories. Both ids null: the text
-- names none. The sub of another primary is not taken for it.
create function private.resolve_category(p_text text, out primary_id bigint, out subcategory_id bigint)
language plpgsql security definer set search_path = '' as $$
declare
  v_first text := btrim(split_part(p_text, ':', 1));
  v_second text := btrim(split_part(p_text, ':', 2));
  v_found public.categories;
begin
  perform private.require_permission('products.write');
  if v_first = '' then
    return;
  end if;
  if v_second = '' then
    v_found := private.find_category(v_first, null, true);
    if v_found.parent_id is not null then
      primary_id := v_found.parent_id;
      subcategory_id := v_found.id;
      return;
    end if;
  end if;
  primary_id := coalesce(v_found.id, private.find_or_make_category(v_first, null));
  if v_second <> '' then
    subcategory_id := private.find_or_make_category(v_second, primary_id);
  end if;
end $$;

-- Saves the whole form, or nothing; returns the new version. PT409 stale: somebody saved since p_version was read.
create function private.update_product(
  p_id bigint, p_version int, p_facts jsonb, p_variants jsonb, p_pictures jsonb
) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_product public.products;
  v_slug text := p_facts ->> 'slug';
begin
  perform private.require_permission('products.write');
  v_product := private.lock_product(p_id);
  if v_product.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Somebody saved this product in the meantime', hint = 'stale';
  end if;
  if p_facts ->> 'status' = 'published' and jsonb_array_length(p_pictures) = 0 then
    raise sqlstate 'PT409' using message = 'At least one product image is required', hint = 'no_pictures';
  end if;
  if exists (select from public.products where slug = v_slug and id <> p_id)
    or exists (select from public.product_slugs where slug = v_slug and product_id <> p_id)
  then
    raise sqlstate 'PT409' using message = 'Another product has this address, or had it', hint = 'slug_taken';
  end if;
  perform private.write_variants(p_id, p_variants);
  perform private.write_pictures(p_id, p_pictures);
  perform private.write_product_facts(p_id, p_facts);
  perform private.settle_own_prices();
  return (select version from public.products where id = p_id);
end $$;

-- Makes the product's pictures those of the list, in its order: [{url, color, type, alt}]. New ones must have been
-- uploaded here. PT409 picture_gone: an upload that waited for more than a day.
create function private.write_pictures(p_product_id bigint, p_pictures jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_picture record;
  v_id bigint;
begin
  if jsonb_array_length(p_pictures) > 60 then
    raise sqlstate 'PT422' using message = 'At most 60 pictures', hint = 'too_many_pictures';
  end if;
  delete from public.product_images i
    where i.product_id = p_product_id and not exists (
      select from jsonb_to_recordset(p_pictures) as w (url text) where w.url = i.image_url
    );
  for v_picture in
    select w.value ->> 'url' as url, w.value ->> 'color' as color,
      w.value ->> 'type' as type, coalesce(w.value ->> 'alt', '') as alt, w.place - 1 as place
    from jsonb_array_elements(p_pictures) with ordinality as w (value, place)
  loop
    select id into v_id from public.product_images
      where product_id = p_product_id and image_url = v_picture.url;
    if v_id is null then
      if not exists (
        select from private.loose_pictures where image_url = v_picture.url and claimed_at is null for update
      ) and not exists (select from public.product_images where image_url = v_picture.url) then
        raise sqlstate 'PT409' using message = 'Failed to update product images', hint = 'picture_gone';
      end if;
      v_id := public.add_product_image(
        p_product_id, v_picture.url, regexp_replace(v_picture.url, '-1920\.webp$', '-320.webp'), v_picture.color, v_picture.type
      );
    end if;
    update public.product_images
      set color = v_picture.color, type = v_picture.type, alt = v_picture.alt, position = v_picture.place
      where id = v_id and (color, type, alt, position)
        is distinct from (v_picture.color, v_picture.type, v_picture.alt, v_picture.place);
  end loop;
end $$;

-- The product's own columns from what the form sends: its keys are the names of columns.
create function private.write_product_facts(p_id bigint, p_facts jsonb) returns void
language sql set search_path = '' as $$
  update public.products p
    set name = f.name, description = f.description, price = f.price, status = f.status, is_premium = f.is_premium,
      cut = f.cut, fabric = f.fabric, fit = f.fit, keywords = f.keywords, hsn = f.hsn,
      seo_title = f.seo_title, seo_description = f.seo_description, slug = coalesce(f.slug, p.slug),
      primary_category_id = f.primary_category_id, subcategory_id = f.subcategory_id
    from jsonb_populate_record(null::public.products, p_facts) f
    where p.id = p_id and (
      p.name, p.description, p.price, p.status, p.is_premium, p.cut, p.fabric, p.fit, p.keywords, p.hsn, p.seo_title,
      p.seo_description, p.slug, p.primary_category_id, p.subcategory_id
    ) is distinct from (
      f.name, f.description, f.price, f.status, f.is_premium, f.cut, f.fabric, f.fit, f.keywords, f.hsn, f.seo_title,
      f.seo_description, coalesce(f.slug, p.slug), f.primary_category_id, f.subcategory_id
    )
$$;

-- Makes the product's variants those of the list: [{size, color, sku, barcode, price, is_active, opening}]. One that is not in
-- it is deleted, or switched off when the ledger or an order knows it. price: its own; null: the product's. opening: the pieces
-- that a new variant begins with.
create function private.write_variants(p_product_id bigint, p_variants jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.check_codes(p_product_id, p_variants);
  update public.product_variants v set is_active = false, price = null
    where v.product_id = p_product_id and (v.is_active or v.price is not null) and private.is_variant_known(v.id) and not exists (
      select from jsonb_to_recordset(p_variants) as w (size text, color text) where (w.size, w.color) = (v.size, v.color)
    );
  delete from public.product_variants v
    where v.product_id = p_product_id and not private.is_variant_known(v.id) and not exists (
      select from jsonb_to_recordset(p_variants) as w (size text, color text) where (w.size, w.color) = (v.size, v.color)
    );
  update public.product_variants v set sku = w.sku, barcode = w.barcode, price = w.price, is_active = w.is_active
    from (
      select size, color, coalesce(nullif(sku, ''), private.sku_of(p_product_id, color, size)) as sku,
        nullif(barcode, '') as barcode, price, is_active
      from jsonb_to_recordset(p_variants) as r (
        size text, color text, sku text, barcode text, price numeric, is_active boolean
      )
    ) w
    where v.product_id = p_product_id and (v.size, v.color) = (w.size, w.color)
      and (v.sku, v.barcode, v.price, v.is_active) is distinct from (w.sku, w.barcode, w.price, w.is_active);
  insert into public.product_variants (product_id, size, color, sku, barcode, price, is_active)
    select p_product_id, w.size, w.color, coalesce(nullif(w.sku, ''), private.sku_of(p_product_id, w.color, w.size)),
      nullif(w.barcode, ''), w.price, w.is_active
    from jsonb_to_recordset(p_variants) as w (
      size text, color text, sku text, barcode text, price numeric, is_active boolean
    )
    where not exists (
      select from public.product_variants v where v.product_id = p_product_id and (v.size, v.color) = (w.size, w.color)
    );
  perform private.receive_openings(p_product_id, p_variants);
  insert into public.product_available_colors (product_id, color_id)
    select distinct p_product_id, c.id
    from jsonb_to_recordset(p_variants) as w (color text) join public.colors c on c.slug = w.color
    on conflict do nothing;
end $$;

create function private.is_picture_shown(p_url text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.product_images where image_url = p_url)
    or exists (select from public.order_items where image_url = p_url)
    or exists (select from public.categories where picture_url = p_url)
    or exists (select from public.blog_posts where cover_url = p_url or strpos(body, p_url) > 0)
    or exists (
      select from public.blog_revisions where fields ->> 'cover_url' = p_url or strpos(fields ->> 'body', p_url) > 0
    )
    or exists (
      select from public.blog_typings where fields ->> 'coverUrl' = p_url or strpos(fields ->> 'body', p_url) > 0
    )
    or exists (select from public.pages where strpos(body, p_url) > 0)
    or exists (select from public.page_revisions where strpos(fields ->> 'body', p_url) > 0)
    or exists (select from public.marketing_sections where words ->> 'pictureUrl' = p_url or strpos(words ->> 'text', p_url) > 0);
end $$;

-- Pictures that no product, category, order or post has had for a day, for their files to be removed. From now on nothing gets one.
create function public.claim_loose_pictures(p_limit int) returns setof text
language sql set search_path = '' as $$
  with old as (
    select image_url, private.is_picture_shown(image_url) as is_shown from private.loose_pictures
    where noted_at < private.now() - interval '1 day'
    order by noted_at limit p_limit for update skip locked
  ), kept as (
    delete from private.loose_pictures l using old where l.image_url = old.image_url and old.is_shown
  )
  update private.loose_pictures l set claimed_at = private.now()
  from old where l.image_url = old.image_url and not old.is_shown
  returning l.image_url
$$;

create function public.create_product(p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language sql set search_path = '' as $$ select private.create_product(p_facts, p_variants, p_pictures) $$;

create function public.delete_product(p_id bigint) returns void
language sql set search_path = '' as $$ select private.delete_product(p_id) $$;

create function public.desk_product(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.desk_product(p_id) $$;

create function public.duplicate_product(p_id bigint) returns bigint
language sql set search_path = '' as $$ select private.duplicate_product(p_id) $$;

create function public.forget_loose_pictures(p_urls text[]) returns void
language sql set search_path = '' as $$
  delete from private.loose_pictures where image_url = any (p_urls) and claimed_at is not null
$$;

-- Before the server stores a picture: until a product has it, its files are swept after a day. A session can't call it, so
-- products show pictures that the shop has drawn itself, and none of another site.
create function public.note_upload(p_url text) returns void
language sql set search_path = '' as $$ insert into private.loose_pictures (image_url) values (p_url) $$;

create function public.product_deletion(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.product_deletion(p_id) $$;

create function public.resolve_category(p_text text, out primary_id bigint, out subcategory_id bigint)
language sql set search_path = '' as $$ select * from private.resolve_category(p_text) $$;

create function public.update_product(
  p_id bigint, p_version int, p_facts jsonb, p_variants jsonb, p_pictures jsonb
) returns int
language sql set search_path = '' as $$
  select private.update_product(p_id, p_version, p_facts, p_variants, p_pictures)
$$;

create trigger products_count_version before update of
  name, slug, description, price, status, primary_category_id, subcategory_id, is_deleted, is_premium, is_basic, cut, fabric,
  fit, keywords, hsn, seo_title, seo_description
  on public.products for each row execute function private.count_product_version();
create trigger products_keep_old_slug after update of slug on public.products
  for each row when (old.slug <> new.slug) execute function private.keep_old_slug();
create trigger product_variants_count_insert after insert on public.product_variants
  referencing new table as changed for each statement execute function private.count_changed_products();
create trigger product_variants_count_update after update on public.product_variants
  referencing old table as was new table as changed for each statement execute function private.count_changed_variants();
create trigger product_variants_count_delete after delete on public.product_variants
  referencing old table as changed for each statement execute function private.count_changed_products();
create trigger product_images_count_insert after insert on public.product_images
  referencing new table as changed for each statement execute function private.count_changed_products();
create trigger product_images_count_update after update on public.product_images
  referencing new table as changed for each statement execute function private.count_changed_products();
create trigger product_images_count_delete after delete on public.product_images
  referencing old table as changed for each statement execute function private.count_changed_products();
create trigger product_images_kept after insert on public.product_images
  referencing new table as changed for each statement execute function private.note_kept_pictures();
create trigger product_images_lost after delete on public.product_images
  referencing old table as changed for each statement execute function private.note_lost_pictures();

drop trigger products_audit on public.products;
-- Columns that other triggers keep are nobody's change.
create trigger products_audit after insert or delete or update of
  name, slug, description, price, status, primary_category_id, subcategory_id, is_deleted, is_premium, is_basic, cut, fabric,
  fit, keywords, hsn, seo_title, seo_description
  on public.products for each row execute function private.audit(
    'id', 'created_at', 'stock_quantity', 'available', 'options', 'available_options', 'search', 'version', 'changed_at'
  );

create policy product_slugs_select_public on public.product_slugs for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id));
create policy product_slugs_select_staff on public.product_slugs for select to authenticated
  using ((select private.may('products.read')));
