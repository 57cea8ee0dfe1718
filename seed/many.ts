import type { ClientBase } from "pg";
import { inTransaction } from "./rows";

/** The first id of the large catalogue, far above the ids of the shop's own products. */
const FIRST_ID = 1_000_000;

const LIST_PRODUCTS = `
  create temp table new_products on commit drop as
  with words as (
    select array['Monsoon','Courtyard','Banyan','Saffron','Indigo','Terrace','Harbour','Desert','Meadow','Lantern',
                 'Railway','Temple','Bazaar','Orchard','Summit','Lagoon','Verandah','Copper','Jasmine','Thunder'] as a,
           array['Peacock','Elephant','Lotus','Paisley','Rickshaw','Chai','Cricket','Kolam','Mandala','Diya','Tabla',
                 'Tiger','Hornbill','Mango','Palm','Kite','Camera','Cassette','Bicycle','Lighthouse'] as b,
           array['Tee','Pocket Tee','Graphic Tee','Everyday Tee','Studio Tee','Field Tee','Club Tee'] as c
  ), shelves as (
    select row_number() over (order by s.id) - 1 as n, count(*) over () as total, s.id, s.parent_id
    from public.categories s where s.parent_id is not null and s.parent_id <> 5 and not s.is_deleted
  ), pool as (
    select row_number() over (order by i.id) - 1 as n, count(*) over () as total, i.image_url, i.thumbnail_url, i.color
    from public.product_images i join public.products p on p.id = i.product_id
    where i.type = 'front' and i.position = 0 and p.id < $1 and p.status = 'published' and not p.is_deleted
      and p.cut <> 'accessory'
  ), numbered as (
    select i, $1::bigint + i as id, w.a[1 + i % 20] || ' ' || w.b[1 + (i / 20) % 20] || ' ' || w.c[1 + (i / 400) % 7]
      as name
    from generate_series(0, $2::int - 1) i, words w
  )
  select n.i, n.id, n.name, s.parent_id as primary_category_id, s.id as subcategory_id,
    case s.parent_id when 2 then 'women' when 3 then 'kids' else 'regular' end as cut,
    o.color, o.image_url, o.thumbnail_url, timestamptz '2026-03-01' + n.i * interval '11 minutes' as created_at
  from numbered n
  join shelves s on s.n = n.i % s.total
  join pool o on o.n = (n.id * 7) % o.total
  where not exists (select from public.products p where p.id = n.id)`;

const INSERT_VARIANTS = `
  insert into public.product_variants (product_id, color, size, sku, stock)
  select p.id, p.color, s.name, 'KPM' || p.id || '-' || z.n,
    case when (p.id * 5 + z.n * 17) % 9 = 0 then 0 else 1 + (p.id * 7 + z.n * 31) % 60 end
  from new_products p
  cross join lateral unnest(
    case when p.cut = 'kids' then array['2-3Y','4-5Y','6-7Y','8-9Y','10-11Y','12-13Y']
         else array['S','M','L','XL','2XL','3XL'] end
  ) with ordinality as z (size, n)
  join public.sizes s on s.name = z.size`;

// There are few sets of sizes, so the keys are made once for each.
const INSERT_PRODUCTS = `
  with shelf as materialized (
    select v.product_id, sum(v.stock)::int as units, array_agg(v.size order by v.size) as sizes,
      coalesce(array_agg(v.size order by v.size) filter (where v.stock > 0), '{}') as free_sizes
    from new_products p join public.product_variants v on v.product_id = p.id group by v.product_id
  ), sets as (
    select p.color, s.sizes from new_products p join shelf s on s.product_id = p.id
    union select p.color, s.free_sizes from new_products p join shelf s on s.product_id = p.id
  ), keys as materialized (
    select color, sizes, private.option_keys(array_fill(color, array[cardinality(sizes)]), sizes) as options from sets
  )
  insert into public.products (id, name, slug, description, price, status, primary_category_id, subcategory_id,
                               is_premium, cut, fabric, fit, keywords, stock_quantity, options, available_options,
                               created_at, updated_at)
  select p.id, p.name, lower(replace(p.name, ' ', '-')) || '-' || p.id,
         p.name || ', number ' || p.i || ' of the measuring catalogue.',
         case when p.primary_category_id = 3 then 349 + (p.i * 37) % 151 else 499 + (p.i * 53) % 1301 end,
         'published', p.primary_category_id, p.subcategory_id, p.i % 11 = 0, p.cut,
         '180 GSM single jersey, combed cotton', 'Regular fit', lower(p.name), s.units, own.options, free.options,
         p.created_at, p.created_at
  from new_products p
  join shelf s on s.product_id = p.id
  join keys own on own.color = p.color and own.sizes = s.sizes
  join keys free on free.color = p.color and free.sizes = s.free_sizes`;

const INSERT_IMAGES = `
  insert into public.product_images (product_id, image_url, thumbnail_url, color, type, position)
  select id, image_url, thumbnail_url, color, 'front', 0 from new_products`;

const INSERT_STOCK = `
  insert into public.stock_moves (variant_id, stock_delta, reason, actor)
  select v.id, v.stock, 'receive', 'seed'
  from new_products p join public.product_variants v on v.product_id = p.id
  where v.stock > 0`;

const INSERT_COLORS = `
  insert into public.product_available_colors (product_id, color_id)
  select p.id, c.id from new_products p join public.colors c on c.slug = p.color`;

const INSERT_OPTIONS = `
  insert into private.product_options (product_id, color, sizes, available_sizes)
  select v.product_id, v.color, bit_or(1::bigint << s.bit),
    coalesce(bit_or(1::bigint << s.bit) filter (where v.stock > 0), 0)
  from new_products p
  join public.product_variants v on v.product_id = p.id
  join public.sizes s on s.name = v.size
  group by v.product_id, v.color`;

const LEARN_WORDS = `
  select private.index_words(concat_ws(' ', name, '180 GSM single jersey, combed cotton', 'Regular fit'))
  from new_products group by name`;

/** One product for each set of lists: the notes are for pages, and these products have none yet. */
const INSERT_LIST_CHANGES = `
  select private.insert_product_change('listing', null, p)
  from (select min(id) as id from new_products group by primary_category_id, subcategory_id, i % 11 = 0) as one
  join public.products p on p.id = one.id`;

/**
 * The rows of a large catalogue, without triggers: each writes row by row what these statements write at once, and 100,000
 * products would take half an hour.
 */
export async function insertManyRows(client: ClientBase, count: number): Promise<void> {
  await client.query(LIST_PRODUCTS, [FIRST_ID, count]);
  await client.query("analyze new_products");
  await client.query("set local session_replication_role = replica");
  for (const statement of [
    INSERT_VARIANTS,
    INSERT_PRODUCTS,
    INSERT_IMAGES,
    INSERT_STOCK,
    INSERT_COLORS,
    INSERT_OPTIONS,
  ]) {
    await client.query(statement);
  }
  await client.query("set local session_replication_role = origin");
  await client.query(LEARN_WORDS);
  await client.query(INSERT_LIST_CHANGES);
}

/** Inserts a large catalogue with the pictures of the small one. Returns how many of its products exist. */
export async function insertManyProducts(client: ClientBase, count: number): Promise<number> {
  await inTransaction(client, () => insertManyRows(client, count));
  await client.query(
    "analyze public.products, public.product_variants, public.product_images, public.stock_moves, private.product_options",
  );
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from public.products where id >= $1",
    [FIRST_ID],
  );
  return rows[0]?.count ?? 0;
}
