-- A version is claimed for its print files by one runner, whatever its snapshot; a second product to print on is refused in words.

-- The version that has waited longest for its print files, of an order that is to be printed; null when none waits. It is
-- handed out once for some minutes. A version that failed waits longer each time, up to an hour.
create or replace function public.claim_print_work() returns uuid
language plpgsql set search_path = '' set statement_timeout = '5s' as $$
declare
  v_version_id uuid;
begin
  -- Whoever is overtaken so often comes again at the next run.
  for v_try in 1 .. 20 loop
    select d.id into v_version_id
    from public.order_items i
    join public.orders o on o.id = i.order_id and o.status in ('Confirmed', 'In Production', 'Packed')
    join public.design_versions d on d.id = i.design_version_id
    left join private.print_work w on w.version_id = d.id
    where i.design_version_id is not null and coalesce(w.next_at, '-infinity') <= private.now()
      and not private.has_print_files(d)
    order by o.created_at, d.id
    limit 1 for no key update of d skip locked;
    exit when v_version_id is null;
    -- Another runner may have taken or made it before the lock was ours: what it left is seen by a new statement alone.
    insert into private.print_work (version_id, attempts, next_at)
      select d.id, 1, private.now() + interval '5 minutes' from public.design_versions d
      where d.id = v_version_id and not private.has_print_files(d)
      on conflict (version_id) do update set attempts = print_work.attempts + 1,
        next_at = private.now() + least(interval '5 minutes' * (2 ^ least(print_work.attempts, 5)), interval '1 hour')
        where print_work.next_at <= private.now();
    if found then
      return v_version_id;
    end if;
  end loop;
  return null;
end $$;

-- p_files: [{ view, kind, path, sha256, width_px, height_px, bytes }]. A file that is there stays as it is: what was printed once
-- is printed again from the same bytes.
create or replace function public.keep_print_files(p_version_id uuid, p_files jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  -- Nobody claims the version in between.
  perform 1 from public.design_versions where id = p_version_id for no key update;
  insert into public.print_files (version_id, view, kind, path, sha256, width_px, height_px, bytes)
    select p_version_id, f.view, f.kind, f.path, f.sha256, f.width_px, f.height_px, f.bytes
    from jsonb_populate_recordset(null::public.print_files, p_files) as f
    on conflict (version_id, view, kind) do nothing;
  delete from private.loose_design_files l
    using public.print_files f
    where f.version_id = p_version_id and l.bucket = 'print-files' and l.path = f.path;
  delete from private.print_work where version_id = p_version_id;
end $$;

-- One product of a bulk change: {id, version, set: {column: value}}, or {id, version, delete: true}. The way back has the
-- values that the product had, and the version that it has now. PT409: its category was deleted or moved meanwhile.
create or replace function private.change_product_item(p_item jsonb, p_input jsonb) returns text
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
  perform private.refuse_second_blank(v_product, v_set ->> 'cut');
  perform private.set_product_columns(v_product, v_set);
  perform private.settle_own_prices();
  perform private.note_undo(p_input, jsonb_build_object(
    'id', v_product.id, 'label', p_item -> 'label',
    'version', (select version from public.products where id = v_product.id),
    'set', (select coalesce(jsonb_object_agg(key, to_jsonb(v_product) -> key), '{}') from jsonb_object_keys(v_set) as key)
  ));
  return 'changed';
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
  perform private.refuse_second_blank(v_product, v_set ->> 'cut');
  perform private.set_product_columns(v_product, v_set);
  perform private.settle_own_prices();
  return case when p_item ->> 'id' is null then 'added' else 'changed' end;
end $$;

-- Own designs of a cut are printed on one product: another one of this cut can't be it, too.
create function private.refuse_second_blank(p_product public.products, p_cut text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_product.is_blank and exists (
    select from public.products where cut = p_cut and is_blank and not is_deleted and id <> p_product.id
  ) then
    raise sqlstate 'PT409' using message = 'Own designs of this cut are printed on another product', hint = 'blank_taken';
  end if;
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
  perform private.refuse_second_blank(v_product, p_facts ->> 'cut');
  perform private.write_variants(p_id, p_variants);
  perform private.write_pictures(p_id, p_pictures);
  perform private.write_product_facts(p_id, p_facts);
  perform private.settle_own_prices();
  return (select version from public.products where id = p_id);
end $$;

-- What prints cost, the blank of each cut, the products that could be one, the version of it all, and who changed it last, for
-- those who may read the log.
create or replace function private.printing_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return public.pricing_rules() -> 'prints' || jsonb_build_object(
    'version', private.printing_version(),
    'by', case when private.may('audit.read') then (
      select actor_name from public.audit_log
      where subject in ('print_bands', 'print_breaks') or (subject = 'products' and action = 'update' and after ? 'is_blank')
      order by id desc limit 1
    ) end,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'cut', cut, 'price', price, 'is_blank', is_blank,
        'is_plain', is_basic or is_blank, 'is_published', status = 'published'
      ) order by name, id), '[]')
      from public.products
      where not is_deleted and (is_blank or status = 'published')
    )
  );
end $$;

-- The designs of an order with what is printed where, in which sizes, and their files; null for an order that is not there.
-- PT403 for those who neither answer buyers nor pack.
create or replace function private.desk_designs(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_order_id uuid;
begin
  perform private.require_order_desk();
  select id into v_order_id from public.orders where order_id = p_order_number;
  if not found then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'version_id', d.id, 'name', d.name, 'garment', line.garment, 'cut', d.document ->> 'cut', 'colour', d.document ->> 'colour',
      'prints', d.prints, 'rights_version', d.rights_version, 'rights_accepted_at', d.rights_accepted_at, 'issues', d.issues,
      'problem', w.problem, 'attempts', coalesce(w.attempts, 0), 'pieces', line.pieces,
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'view', f.view, 'kind', f.kind, 'path', f.path, 'sha256', f.sha256, 'width_px', f.width_px,
          'height_px', f.height_px, 'bytes', f.bytes, 'made_at', f.made_at
        ) order by f.view, f.kind), '[]') from public.print_files f where f.version_id = d.id
      )
    ) order by line.first_id), '[]')
    from (
      select i.design_version_id, min(i.id) as first_id, min(p.name) as garment, jsonb_agg(jsonb_build_object(
        'size', i.size, 'color_name', i.color_name, 'sku', i.sku, 'quantity', i.quantity
      ) order by i.id) as pieces
      from public.order_items i join public.products p on p.id = i.product_id
      where i.order_id = v_order_id
      group by i.design_version_id
    ) as line
    join public.design_versions d on d.id = line.design_version_id
    left join private.print_work w on w.version_id = d.id
  );
end $$;

-- Removes what a person designed and uploaded. Versions that were ordered stay for the books, without their owner, and with
-- the uploads that they show.
create or replace function private.forget_designs_of(p_user_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.designs where user_id = p_user_id;
  update public.design_versions set share_token_hash = null where user_id = p_user_id;
  delete from public.design_versions v where v.user_id = p_user_id and not private.is_version_named(v);
  delete from public.design_assets a where a.user_id = p_user_id
    and not exists (select from public.design_versions v where v.assets @> array[a.id]);
end $$;

-- Adds a design, or changes the revision p_rev of it. Returns { kind: saved, rev }, or { kind: stale, theirs } when another
-- window saved something else. The same content again is saved already. PT404 not_found: it is another person's; PT409
-- designs_full.
create or replace function public.save_design(p_user_id uuid, p_id uuid, p_name text, p_rev int, p_document jsonb) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.designs;
  v_rev int;
begin
  update public.design_assets set used_at = private.now()
    where id = any (private.assets_in(p_document)) and user_id = p_user_id and used_at < private.now() - interval '1 day';
  insert into public.designs (id, user_id, name, document) values (p_id, p_user_id, p_name, p_document)
    on conflict (id) do nothing;
  select * into v_old from public.designs where id = p_id for no key update;
  if v_old.user_id is distinct from p_user_id then
    raise sqlstate 'PT404' using message = 'This design is not there', hint = 'not_found';
  elsif v_old.name = p_name and v_old.document = p_document and v_old.deleted_at is null then
    return jsonb_build_object('kind', 'saved', 'rev', v_old.rev);
  elsif v_old.rev <> p_rev then
    return jsonb_build_object('kind', 'stale', 'theirs', jsonb_build_object(
      'rev', v_old.rev, 'name', v_old.name, 'document', v_old.document, 'savedAt', v_old.saved_at
    ));
  end if;
  update public.designs set name = p_name, document = p_document, rev = rev + 1, deleted_at = null, saved_at = private.now()
    where id = p_id returning rev into v_rev;
  return jsonb_build_object('kind', 'saved', 'rev', v_rev);
end $$;
