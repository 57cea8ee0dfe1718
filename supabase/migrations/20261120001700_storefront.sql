-- The storefront is cached as static pages. Triggers note each change in the transaction of the change, so that no writer
-- can forget; each instance reads the notes and expires the pages that they concern (server/cache.ts).
create table private.storefront_changes (
  id bigint generated always as identity primary key,
  subject text not null check (subject in (
    'listing', 'product', 'availability', 'stock', 'categories', 'colors', 'product_settings', 'site_settings', 'logo',
    'blog_posts', 'redirects', 'pages', 'announcement_bar', 'marketing_sections'
  )),
  product_id bigint check ((product_id is null) = (subject not in ('listing', 'product', 'availability', 'stock'))),
  lists text[] not null default '{}',
  xact xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default private.now()
);
comment on table private.storefront_changes is 'Changes of what the storefront shows; kept for a day';
comment on column private.storefront_changes.subject is
  'listing: which lists show the product; product: what its card or page shows; availability: which sizes can be bought; stock: whether only a few are left';
comment on column private.storefront_changes.lists is
  'The lists that include the product before or after: all, premium, basic, slugs of categories';
create index storefront_changes_by_xact on private.storefront_changes (xact);
create index storefront_changes_by_age on private.storefront_changes (changed_at);
alter table private.storefront_changes enable row level security;

create function public.forget_storefront_changes() returns void
language sql set search_path = '' as $$
  delete from private.storefront_changes where id in (
    select id from private.storefront_changes where changed_at < private.now() - interval '1 day'
    order by changed_at limit 5000 for update skip locked
  )
$$;

create function private.is_shown(p_product public.products) returns boolean
language sql immutable set search_path = '' as $$
  select p_product.status = 'published' and not p_product.is_deleted
$$;

-- The changes since an answer whose `up_to` was p_after; null: of the last hour. `up_to` is the oldest transaction still
-- open, because ids follow the order of writing, not of commit. So some rows come twice, and readers remember their ids.
create function public.list_storefront_changes(p_after text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'up_to', pg_snapshot_xmin(pg_current_snapshot())::text,
    'changes', coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'subject', c.subject, 'product_id', c.product_id, 'lists', c.lists
    )), '[]')
  )
  from (
    select * from private.storefront_changes
    where xact >= coalesce(p_after, '0')::xid8 and (p_after is not null or changed_at > private.now() - interval '1 hour')
    order by id desc limit 500
  ) as c
$$;

create function private.lists_of(p_product public.products) returns text[]
language sql stable set search_path = '' as $$
  select array['all']
    || case when p_product.is_premium then array['premium'] else '{}' end
    || case when p_product.is_basic then array['basic'] else '{}' end
    || array(
      select slug from public.categories where id in (p_product.primary_category_id, p_product.subcategory_id)
    )
$$;

-- The subject is the trigger's argument.
create function private.note_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(old) - 'updated_at' is distinct from to_jsonb(new) - 'updated_at' then
    insert into private.storefront_changes (subject) values (tg_argv[0]);
  end if;
  return null;
end $$;

create function private.note_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_product_id('product', product_id)
    from (select distinct product_id from changed) as touched;
  return null;
end $$;

create function private.note_product(p_subject text, p_old public.products, p_new public.products) returns void
language sql set search_path = '' as $$
  insert into private.storefront_changes (subject, product_id, lists)
  select p_subject, coalesce(p_new.id, p_old.id), array(
    select distinct list from unnest(
      case when p_old.id is null then '{}' else private.lists_of(p_old) end
      || case when p_new.id is null then '{}' else private.lists_of(p_new) end
    ) as list order by list
  )
$$;

-- Exact stock is not public, so only what pages show of it is compared. "Only a few left" is shown from ten pieces down.
create function private.note_product_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_unsaid text[] := array[
    'stock_quantity', 'available', 'available_options', 'updated_at', 'search', 'version', 'changed_at'
  ];
begin
  if private.is_shown(old) is not true and private.is_shown(new) is not true then
    return null;
  end if;
  if private.is_shown(old) is distinct from private.is_shown(new)
    or (old.primary_category_id, old.subcategory_id, old.is_premium, old.is_basic, old.created_at, old.slug)
      is distinct from (new.primary_category_id, new.subcategory_id, new.is_premium, new.is_basic, new.created_at, new.slug)
    or (new.is_basic and new.options is distinct from old.options)
  then
    perform private.note_product('listing', old, new);
  elsif (old.stock_quantity > 0) <> (new.stock_quantity > 0)
    or to_jsonb(old) - v_unsaid is distinct from to_jsonb(new) - v_unsaid
  then
    perform private.note_product('product', old, new);
  elsif old.available_options is distinct from new.available_options then
    perform private.note_product('availability', old, new);
  elsif (old.stock_quantity > 10) <> (new.stock_quantity > 10) then
    perform private.note_product('stock', old, new);
  end if;
  return null;
end $$;

create function private.note_product_id(p_subject text, p_product_id bigint) returns void
language sql set search_path = '' as $$
  select private.note_product(p_subject, null, p) from public.products p
  where p.id = p_product_id and private.is_shown(p)
$$;

-- Pages only show whether there is a logo; the logo has its own URL.
create function private.note_site_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was text := nullif(btrim(old.value), '');
  v_is text := nullif(btrim(new.value), '');
begin
  if coalesce(new.key, old.key) like 'logo\_%' then
    if v_was is distinct from v_is then
      insert into private.storefront_changes (subject) values ('logo');
    end if;
    if (v_was is null) <> (v_is is null) then
      insert into private.storefront_changes (subject) values ('site_settings');
    end if;
  elsif (old.key, old.value) is distinct from (new.key, new.value) then
    insert into private.storefront_changes (subject) values ('site_settings');
  end if;
  return null;
end $$;

-- Which variants exist, and which can be bought, is also in the product's options, and noted there.
create function private.note_variant_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_unsaid text[] := array['stock', 'reserved', 'available', 'low_at', 'updated_at'];
begin
  if to_jsonb(old) - v_unsaid is distinct from to_jsonb(new) - v_unsaid then
    perform private.note_product_id('product', new.product_id);
  end if;
  return null;
end $$;

create trigger products_note after insert or update or delete on public.products
  for each row execute function private.note_product_change();

create trigger product_variants_note after update on public.product_variants
  for each row when (old.is_active or new.is_active) execute function private.note_variant_change();

create trigger product_images_note_insert after insert on public.product_images
  referencing new table as changed for each statement execute function private.note_pictures();
create trigger product_images_note_update after update on public.product_images
  referencing new table as changed for each statement execute function private.note_pictures();
create trigger product_images_note_delete after delete on public.product_images
  referencing old table as changed for each statement execute function private.note_pictures();

create trigger categories_note after insert or update or delete on public.categories
  for each row execute function private.note_change('categories');

create trigger colors_note after insert or update or delete on public.colors
  for each row execute function private.note_change('colors');

create trigger sizes_note after insert or update or delete on public.sizes
  for each row execute function private.note_change('colors');

create trigger product_settings_note after insert or update or delete on public.product_settings
  for each row execute function private.note_change('product_settings');

create trigger site_settings_note after insert or update or delete on public.site_settings
  for each row execute function private.note_site_setting();
