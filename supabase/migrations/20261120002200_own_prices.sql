-- A variant may cost more than its product: the largest sizes do.

alter table public.product_variants add column price numeric(12, 2) check (price > 0 and price <> 'NaN');
comment on column public.product_variants.price is 'Null: the product''s price. Otherwise above it: lists, sorting and filters know that one alone';
create index product_variants_own_price on public.product_variants (product_id) where price is not null;

-- The lines that can't be bought as quoted, and why; null when all can. Call it under the variants' locks.
create or replace function private.find_line_problems(p_lines private.order_line[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'variant_id', checked.variant_id, 'problem', checked.problem, 'available', greatest(checked.available, 0)
    ) order by checked.variant_id
  )
  from (
    select l.variant_id, v.stock - v.reserved as available,
      case
        when v.id is null or not v.is_active or p.is_deleted or p.status <> 'published' then 'unavailable'
        when v.stock - v.reserved < l.quantity then 'out_of_stock'
        when coalesce(v.price, p.price) <> l.list_price or p.hsn <> coalesce(l.hsn, p.hsn) then 'price_changed'
      end as problem
    from unnest(p_lines) as l
    left join public.product_variants v on v.id = l.variant_id
    left join public.products p on p.id = v.product_id
  ) as checked
  where checked.problem is not null
$$;

-- Confirms a cancelled order that was paid, if its stock and coupon are still available. Returns null, or stock_gone or
-- coupon_gone, and then changes nothing. An unpaid order that replaced it is cancelled.
create or replace function private.revive_order(p_order public.orders, p_replacement public.orders, p_payment_id text) returns text
language plpgsql set search_path = '' as $$
declare
  v_lines private.order_line[];
begin
  select array_agg(jsonb_populate_record(null::private.order_line, jsonb_build_object(
      'variant_id', i.variant_id, 'quantity', i.quantity, 'list_price', coalesce(v.price, p.price)
    ))) into v_lines
    from public.order_items i join public.products p on p.id = i.product_id
    left join public.product_variants v on v.id = i.variant_id
    where i.order_id = p_order.id;
  perform private.lock_coupons(array[p_order.id, p_replacement.id]);
  perform private.lock_stock(array[]::bigint[], array[p_order.id, p_replacement.id]);
  if p_replacement.status = 'Pending Payment' then
    perform private.move_order_stock(array[p_replacement.id], 'release', 'system');
  end if;
  if private.find_line_problems(v_lines) is not null then
    raise sqlstate 'KP001';
  end if;
  if p_replacement.id is not null then
    perform private.replace_order(p_replacement, p_order.id);
  end if;
  perform private.write_order_status(
    array[p_order.id], 'Confirmed', 'payment', 'system', '', jsonb_build_object('payment_id', p_payment_id), 'paid'
  );
  perform private.move_order_stock(array[p_order.id], 'reserve', 'system');
  return null;
exception
  when sqlstate 'KP001' then
    return 'stock_gone';
  when check_violation then
    return 'coupon_gone';
end $$;

-- One product of a bulk change: {id, version, set: {column: value}}, or {id, version, delete: true}.
create or replace function private.change_product_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_product public.products := private.seen_product(p_item);
begin
  if p_item ? 'delete' then
    perform private.remove_product(v_product.id);
    return 'deleted';
  end if;
  perform private.set_product_columns(v_product, p_item -> 'set');
  perform private.settle_own_prices();
  return 'changed';
end $$;

-- Stock is not the desk's: its moves leave the version alone.
create or replace function private.count_changed_variants() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set version = version + 1 where id in (
    select n.product_id from changed n join was o on o.id = n.id
    where (n.product_id, n.size, n.color, n.sku, n.barcode, n.price, n.is_active)
      is distinct from (o.product_id, o.size, o.color, o.sku, o.barcode, o.price, o.is_active)
  );
  return null;
end $$;

-- A new product with its variants and pictures; returns its id. It gets a temporary slug, which its id replaces in the end.
create or replace function private.create_product(p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
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

-- A product as the desk edits it; null when it is not there or deleted. Stock is for those who may see it.
create or replace function private.desk_product(p_id bigint) returns jsonb
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
create or replace function private.duplicate_product(p_id bigint) returns bigint
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

-- One product of a CSV file: {id, version, set, category, variants: [{sku, size, color, barcode, price, is_active}]}. Without an
-- id it is new. category: [primary, sub] by name, made when unknown. Variants that are not in the list stay as they are.
create or replace function private.import_product_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_product public.products;
  v_set jsonb := p_item -> 'set';
  v_primary bigint;
begin
  if p_item ? 'category' then
    v_primary := private.find_or_make_category(p_item -> 'category' ->> 0, null);
    v_set := v_set || jsonb_build_object(
      'primary_category_id', v_primary,
      'subcategory_id', case when p_item -> 'category' ->> 1 is not null
        then private.find_or_make_category(p_item -> 'category' ->> 1, v_primary) end
    );
  end if;
  if p_item ->> 'id' is null then
    insert into public.products (name, slug, price)
      values (v_set ->> 'name', 'new-' || gen_random_uuid(), (v_set ->> 'price')::numeric)
      returning * into v_product;
    v_set := jsonb_build_object('slug', private.final_slug(v_set ->> 'name', v_product.id)) || v_set;
  else
    v_product := private.seen_product(p_item);
  end if;
  if exists (select from public.product_slugs where slug = v_set ->> 'slug' and product_id <> v_product.id) then
    raise sqlstate 'PT409' using message = 'Another product had this address: ' || (v_set ->> 'slug');
  end if;
  perform private.import_variants(v_product.id, coalesce(p_item -> 'variants', '[]'));
  perform private.set_product_columns(v_product, v_set);
  perform private.settle_own_prices();
  return case when p_item ->> 'id' is null then 'added' else 'changed' end;
end $$;

create or replace function private.import_variants(p_product_id bigint, p_variants jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.check_codes(p_product_id, p_variants);
  update public.product_variants v set barcode = w.barcode, price = w.price, is_active = w.is_active
    from jsonb_to_recordset(p_variants) as w (sku text, barcode text, price numeric, is_active boolean)
    where v.product_id = p_product_id and v.sku = w.sku
      and (v.barcode, v.price, v.is_active) is distinct from (w.barcode, w.price, w.is_active);
  insert into public.product_variants (product_id, size, color, sku, barcode, price, is_active)
    select p_product_id, w.size, w.color, coalesce(w.sku, private.sku_of(p_product_id, w.color, w.size)), w.barcode, w.price,
      w.is_active
    from jsonb_to_recordset(p_variants) as w (size text, color text, sku text, barcode text, price numeric, is_active boolean)
    where not exists (select from public.product_variants v where v.product_id = p_product_id and v.sku = w.sku);
  insert into public.product_available_colors (product_id, color_id)
    select distinct p_product_id, c.id
    from jsonb_to_recordset(p_variants) as w (color text) join public.colors c on c.slug = w.color
    on conflict do nothing;
  insert into public.product_available_colors (product_id, color_id)
    select p_product_id, id from public.colors
    where slug in ('black', 'white')
      and not exists (select from public.product_available_colors where product_id = p_product_id);
end $$;

-- What the CSV file and a bulk change say of a product, without its stock.
create or replace function private.product_sheet(p_product public.products) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_product.id, 'version', p_product.version, 'slug', p_product.slug, 'name', p_product.name,
    'description', p_product.description, 'price', p_product.price, 'status', p_product.status,
    'premium', p_product.is_premium, 'cut', p_product.cut, 'fabric', p_product.fabric, 'fit', p_product.fit,
    'keywords', p_product.keywords, 'hsn', p_product.hsn, 'seo_title', p_product.seo_title,
    'seo_description', p_product.seo_description, 'category', p_product.primary_category_id,
    'subcategory', p_product.subcategory_id,
    'pictures', (select count(*) from public.product_images i where i.product_id = p_product.id),
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', v.id, 'sku', v.sku, 'size', v.size, 'colour', v.color, 'barcode', v.barcode, 'own_price', v.price,
        'active', v.is_active
      ) order by v.color, s.sort_order, v.id)
      from public.product_variants v join public.sizes s on s.name = v.size
      where v.product_id = p_product.id
    ), '[]')
  )
$$;

-- Lists, sorting and filters know the product's price alone, so no size may cost less. The argument is the column with the
-- product's id. Deferred: a save writes variants and product one after the other.
create function private.refuse_low_own_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_product_id bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  v_sku text;
begin
  select v.sku into v_sku
    from public.product_variants v join public.products p on p.id = v.product_id
    where v.product_id = v_product_id and v.price <= p.price
    order by v.id limit 1;
  if v_sku is not null then
    raise sqlstate 'PT409' using
      message = 'The own price of ' || v_sku || ' is not above the price of the product', detail = v_sku,
      hint = 'own_price_low';
  end if;
  return null;
end $$;

-- Checks now what is otherwise checked at the end of the transaction: a refusal belongs to the save that caused it.
create function private.settle_own_prices() returns void
language plpgsql set search_path = '' as $$
begin
  set constraints public.products_own_prices, public.product_variants_own_prices immediate;
  set constraints public.products_own_prices, public.product_variants_own_prices deferred;
end $$;

-- Saves the whole form, or nothing; returns the new version. PT409 stale: somebody saved since p_version was read.
create or replace function private.update_product(
  p_id bigint, p_version int, p_facts jsonb, p_variants jsonb, p_pictures jsonb
) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_product public.products;
  v_slug text := p_facts ->> 'slug';
begin
  perform private.require_permission('products.write');
  v_product := private.lock_product(p_id);
  if v_product.version <> p_version then
    raise sqlstate 'PT409' using message = 'Somebody saved this product in the meantime', hint = 'stale';
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

-- Makes the product's variants those of the list: [{size, color, sku, barcode, price, is_active, opening}]. One that is not in
-- it is deleted, or switched off when the ledger or an order knows it. price: its own; null: the product's. opening: the pieces
-- that a new variant begins with.
create or replace function private.write_variants(p_product_id bigint, p_variants jsonb) returns void
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

-- The content of product cards, in the order of the ids; the picture is of the first selected colour that has one.
create or replace function private.product_cards(p_ids bigint[], p_colors text[] default '{}') returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'price', p.price, 'is_premium', p.is_premium,
    'has_dearer', exists (
      select from public.product_variants v where v.product_id = p.id and v.is_active and v.price is not null
    ),
    'stock_quantity', p.available, 'image_url', i.image_url, 'image_color', i.color,
    'colors', array(
      select o.color from private.product_options o join public.colors c on c.slug = o.color
      where o.product_id = p.id order by c.sort_order, c.id
    )
  ) order by wished.nr), '[]')
  from unnest(p_ids) with ordinality as wished (id, nr)
  join public.products p on p.id = wished.id and p.status = 'published' and not p.is_deleted
  left join lateral (
    select pi.image_url, pi.color
    from public.product_images pi
    where pi.product_id = p.id
    order by pi.color = any (p_colors) is true desc, pi.position, pi.id
    limit 1
  ) as i on true
$$;

create constraint trigger products_own_prices after update of price on public.products
  deferrable initially deferred for each row
  execute function private.refuse_low_own_price('id');
create constraint trigger product_variants_own_prices after insert or update of price, product_id on public.product_variants
  deferrable initially deferred for each row when (new.price is not null)
  execute function private.refuse_low_own_price('product_id');

drop trigger product_variants_audit on public.product_variants;
create trigger product_variants_audit
  after insert or delete or update of size, color, sku, barcode, price, is_active, low_at
  on public.product_variants for each row execute function private.audit(
    'id', 'created_at', 'stock', 'reserved', 'available'
  );

select private.apply_grants();
