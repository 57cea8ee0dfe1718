-- Products as a CSV file, out and in, and bulk changes of many: kinds of jobs.

-- Always soft. An ordered product also becomes a draft without stock; pieces that orders wait for stay theirs. Its caller has
-- asked for the permission.
create function private.remove_product(p_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_product(p_id);
  if exists (select from public.order_items where product_id = p_id) then
    insert into public.stock_moves (variant_id, stock_delta, reason, actor)
      select id, reserved - stock, 'adjust', coalesce(private.acting_staff()::text, 'system')
      from public.product_variants where product_id = p_id and stock > reserved;
    update public.products set status = 'draft', is_deleted = true where id = p_id;
  else
    update public.products set is_deleted = true where id = p_id;
  end if;
  perform public.delete_product_images(p_id);
end $$;

-- What the CSV file and a bulk change say of a product, without its stock.
create function private.product_sheet(p_product public.products) returns jsonb
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

-- Products for the CSV file: those asked for, in that order, or all after an id. Stock is there for who may see it. Without
-- a session, p_actor is the member of staff for whom a job reads.
create function private.list_product_sheets(p_after bigint, p_limit int, p_ids bigint[], p_actor uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_actor uuid := coalesce((select auth.uid()), p_actor);
  v_sees_stock boolean := private.staff_member_may(v_actor, 'inventory.read');
begin
  if (select auth.uid()) is not null then
    perform private.require_permission('products.read');
  end if;
  if not private.staff_member_may(v_actor, 'products.read') then
    raise sqlstate 'PT403' using message = 'You do not have permission to perform this action', hint = 'forbidden';
  end if;
  return (
    select coalesce(jsonb_agg(
      private.product_sheet(p) || jsonb_build_object(
        'stock', case when v_sees_stock then (
          select jsonb_object_agg(v.sku, v.stock) from public.product_variants v where v.product_id = p.id
        ) end
      ) order by array_position(p_ids, p.id), p.id
    ), '[]')
    from (
      select * from public.products
      where not is_deleted and case when p_ids is null then id > p_after else id = any (p_ids) end
      order by id limit case when p_ids is null then p_limit end
    ) as p
  );
end $$;

create function public.list_product_sheets(
  p_after bigint default 0, p_limit int default 200, p_ids bigint[] default null, p_actor uuid default null
) returns jsonb
language sql stable set search_path = '' as $$
  select private.list_product_sheets(p_after, p_limit, p_ids, p_actor)
$$;

-- Which of these SKUs, barcodes and slugs products have: {skus: {sku: product id}, barcodes: {barcode: sku}, slugs: {slug: id}}.
create function private.known_codes(p_skus text[], p_barcodes text[], p_slugs text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('products.read');
  return jsonb_build_object(
    'skus', (
      select coalesce(jsonb_object_agg(sku, product_id), '{}') from public.product_variants where sku = any (p_skus)
    ),
    'barcodes', (
      select coalesce(jsonb_object_agg(barcode, sku), '{}') from public.product_variants where barcode = any (p_barcodes)
    ),
    'slugs', (select coalesce(jsonb_object_agg(slug, id), '{}') from public.products where slug = any (p_slugs))
  );
end $$;

create function public.known_codes(p_skus text[], p_barcodes text[], p_slugs text[]) returns jsonb
language sql stable set search_path = '' as $$ select private.known_codes(p_skus, p_barcodes, p_slugs) $$;

-- The locks of a batch of products, before the first of them is touched: docs/locks.md.
create function private.lock_product_items(p_items jsonb[]) returns void
language plpgsql set search_path = '' as $$
declare
  v_ids bigint[] := array(select (item ->> 'id')::bigint from unnest(p_items) as item);
begin
  perform 1 from public.product_variants where product_id = any (v_ids) order by id for no key update;
  perform 1 from public.products where id = any (v_ids) order by id for no key update;
end $$;

-- The product of a piece of work, as whoever wrote it down saw it. PT404: it is gone; PT409: somebody changed it since.
create function private.seen_product(p_item jsonb) returns public.products
language plpgsql stable set search_path = '' as $$
declare
  v_product public.products;
begin
  select * into v_product from public.products where id = (p_item ->> 'id')::bigint and not is_deleted;
  if v_product.id is null then
    raise sqlstate 'PT404' using message = 'It is not there any more';
  elsif v_product.version is distinct from (p_item ->> 'version')::int then
    raise sqlstate 'PT409' using message = 'Somebody changed it in the meantime, so it was left alone';
  end if;
  return v_product;
end $$;

-- Columns of a product from an object of their names.
create function private.set_product_columns(p_product public.products, p_set jsonb) returns void
language sql set search_path = '' as $$
  update public.products p
    set name = f.name, slug = f.slug, description = f.description, price = f.price, status = f.status,
      is_premium = f.is_premium, cut = f.cut, fabric = f.fabric, fit = f.fit, keywords = f.keywords, hsn = f.hsn,
      seo_title = f.seo_title, seo_description = f.seo_description,
      primary_category_id = f.primary_category_id, subcategory_id = f.subcategory_id
    from jsonb_populate_record(p_product, p_set) f
    where p.id = p_product.id and p_set <> '{}'
$$;

-- PT409 when one of the two was deleted, or the second no longer stands below the first. Null: none is asked for.
create function private.require_living_category(p_primary_id bigint, p_sub_id bigint) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.categories where id in (p_primary_id, p_sub_id)
      and (is_deleted or (id = p_sub_id and parent_id is distinct from p_primary_id))
  ) then
    raise sqlstate 'PT409' using message = 'Its category is not there any more, so it was left alone';
  end if;
end $$;

-- One product of a bulk change: {id, version, set: {column: value}}, or {id, version, delete: true}. The way back has the
-- values that the product had, and the version that it has now. PT409: its category was deleted or moved meanwhile.
create function private.change_product_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_product public.products := private.seen_product(p_item);
  v_set jsonb := p_item -> 'set';
begin
  if p_item ? 'delete' then
    perform private.remove_product(v_product.id);
    return 'deleted';
  end if;
  perform private.require_living_category((v_set ->> 'primary_category_id')::bigint, (v_set ->> 'subcategory_id')::bigint);
  perform private.set_product_columns(v_product, v_set);
  perform private.settle_own_prices();
  perform private.note_undo(p_input, jsonb_build_object(
    'id', v_product.id, 'label', p_item -> 'label',
    'version', (select version from public.products where id = v_product.id),
    'set', (select coalesce(jsonb_object_agg(key, to_jsonb(v_product) -> key), '{}') from jsonb_object_keys(v_set) as key)
  ));
  return 'changed';
end $$;

-- The variants of one product in a bulk change of stock: {id, moves: [{variant_id, delta, since}]}; p_input: {reason}. A way
-- back has `since`, the move that it takes back: after a later move by hand, such as a count, it is refused.
create function private.change_stock_item(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_back jsonb;
begin
  if exists (
    select from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, since bigint)
    join public.stock_moves s on s.variant_id = m.variant_id and s.id > m.since and s.order_id is null
  ) then
    raise sqlstate 'PT409' using message = 'Somebody changed its stock in the meantime, so it was left alone';
  elsif exists (
    select from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, delta int)
    join public.product_variants v on v.id = m.variant_id where v.stock + m.delta < v.reserved
  ) then
    raise sqlstate 'PT409' using message = 'Orders wait for more pieces than would be left';
  end if;
  with made as (
    insert into public.stock_moves (variant_id, stock_delta, reason)
    select m.variant_id, m.delta, case p_input ->> 'reason' when 'receive' then 'receive' else 'adjust' end
    from jsonb_to_recordset(p_item -> 'moves') as m (variant_id bigint, delta int)
    returning id, variant_id, stock_delta
  )
  select jsonb_agg(jsonb_build_object('variant_id', variant_id, 'delta', -stock_delta, 'since', id) order by id)
  into v_back from made;
  perform private.note_undo(
    p_input, jsonb_build_object('id', p_item -> 'id', 'label', p_item -> 'label', 'moves', v_back)
  );
  return 'changed';
end $$;

create function private.import_variants(p_product_id bigint, p_variants jsonb) returns void
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

-- One product of a CSV file: {id, version, set, category, variants: [{sku, size, color, barcode, price, is_active}]}. Without an
-- id it is new. category: [primary, sub] by name, made when unknown. Variants that are not in the list stay as they are.
create function private.import_product_item(p_item jsonb, p_input jsonb) returns text
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

create function private.grants_of_product_files() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.list_product_sheets(bigint, int, bigint[], uuid), private.list_product_sheets(bigint, int, bigint[], uuid),
    public.known_codes(text[], text[], text[]), private.known_codes(text[], text[], text[])
    to authenticated;
$$;

insert into private.staff_job_kinds (kind, permission, item_function, lock_function) values
  ('products.export', 'products.read', null, null),
  ('products.import', 'products.write', 'import_product_item', 'lock_product_items'),
  ('products.change', 'products.write', 'change_product_item', 'lock_product_items'),
  ('products.stock', 'inventory.write', 'change_stock_item', 'lock_product_items');
