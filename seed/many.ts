import type { Client } from "pg";

/** The first id of the large catalogue, far above the ids of the shop's own products. */
const FIRST_ID = 1_000_000;

const INSERT_PRODUCTS = `
  with words as (
    select array['Monsoon','Courtyard','Banyan','Saffron','Indigo','Terrace','Harbour','Desert','Meadow','Lantern',
                 'Railway','Temple','Bazaar','Orchard','Summit','Lagoon','Verandah','Copper','Jasmine','Thunder'] as a,
           array['Peacock','Elephant','Lotus','Paisley','Rickshaw','Chai','Cricket','Kolam','Mandala','Diya','Tabla',
                 'Tiger','Hornbill','Mango','Palm','Kite','Camera','Cassette','Bicycle','Lighthouse'] as b,
           array['Tee','Pocket Tee','Graphic Tee','Everyday Tee','Studio Tee','Field Tee','Club Tee'] as c
  ), shelves as (
    select row_number() over (order by s.id) - 1 as n, count(*) over () as total, s.id, s.parent_id
    from public.categories s where s.parent_id is not null and s.parent_id <> 5 and not s.is_deleted
  ), numbered as (
    select i, $1::bigint + i as id, w.a[1 + i % 20] || ' ' || w.b[1 + (i / 20) % 20] || ' ' || w.c[1 + (i / 400) % 7]
      as name
    from generate_series(0, $2::int - 1) i, words w
  )
  insert into public.products (id, name, slug, description, price, status, primary_category_id, subcategory_id,
                               is_premium, cut, fabric, fit, keywords, created_at, updated_at)
  select n.id, n.name, lower(replace(n.name, ' ', '-')) || '-' || n.id,
         n.name || ', number ' || n.i || ' of the measuring catalogue.',
         case when s.parent_id = 3 then 349 + (n.i * 37) % 151 else 499 + (n.i * 53) % 1301 end,
         'published', s.parent_id, s.id, n.i % 11 = 0,
         case s.parent_id when 2 then 'women' when 3 then 'kids' else 'regular' end,
         '180 GSM single jersey, combed cotton', 'Regular fit', lower(n.name),
         timestamptz '2026-03-01' + n.i * interval '11 minutes', timestamptz '2026-03-01' + n.i * interval '11 minutes'
  from numbered n join shelves s on s.n = n.i % s.total
  on conflict do nothing`;

const INSERT_IMAGES = `
  with pool as (
    select row_number() over (order by i.id) - 1 as n, count(*) over () as total, i.image_url, i.thumbnail_url, i.color
    from public.product_images i join public.products p on p.id = i.product_id
    where i.type = 'front' and i.position = 0 and p.id < $1 and p.status = 'published' and not p.is_deleted
      and p.cut <> 'accessory'
  )
  insert into public.product_images (product_id, image_url, thumbnail_url, color, type, position)
  select p.id, o.image_url, o.thumbnail_url, o.color, 'front', 0
  from public.products p join pool o on o.n = (p.id * 7) % o.total
  where p.id >= $1 and not exists (select 1 from public.product_images i where i.product_id = p.id)`;

const INSERT_VARIANTS = `
  with sized as (
    select p.id, i.color, z.size, z.n
    from public.products p
    join public.product_images i on i.product_id = p.id and i.position = 0
    cross join lateral unnest(
      case when p.cut = 'kids' then array['2-3Y','4-5Y','6-7Y','8-9Y','10-11Y','12-13Y']
           else array['S','M','L','XL','2XL','3XL'] end
    ) with ordinality as z (size, n)
    where p.id >= $1
  )
  insert into public.product_variants (product_id, color, size, sku)
  select id, color, size, 'KPM' || id || '-' || n from sized on conflict do nothing`;

const INSERT_STOCK = `
  insert into public.stock_moves (variant_id, stock_delta, reason, actor)
  select v.id, 1 + (v.id * 31) % 60, 'receive', 'seed'
  from public.product_variants v
  where v.product_id >= $1 and (v.id * 17) % 9 <> 0 and v.stock = 0
    and not exists (select 1 from public.stock_moves m where m.variant_id = v.id)`;

const INSERT_COLORS = `
  insert into public.product_available_colors (product_id, color_id)
  select distinct v.product_id, c.id from public.product_variants v join public.colors c on c.slug = v.color
  where v.product_id >= $1 on conflict do nothing`;

/** Inserts a large catalogue with the pictures of the small one. Returns how many of its products exist. */
export const insertManyProducts = async (client: Client, count: number): Promise<number> => {
  await client.query("begin");
  try {
    await client.query(INSERT_PRODUCTS, [FIRST_ID, count]);
    for (const statement of [INSERT_IMAGES, INSERT_VARIANTS, INSERT_STOCK, INSERT_COLORS]) {
      await client.query(statement, [FIRST_ID]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  await client.query("analyze public.products, public.product_variants, public.product_images");
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from public.products where id >= $1",
    [FIRST_ID],
  );
  return rows[0]?.count ?? 0;
};
