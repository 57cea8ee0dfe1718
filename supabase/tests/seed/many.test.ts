import { insertManyRows } from "../../../seed/many";
import { trial } from "../support/backend/database";

const ofRules = `
  select p.id from public.products p
  cross join lateral (
    select sum(v.stock - v.reserved) as units,
      private.option_keys(array_agg(v.color), array_agg(v.size)) as options,
      private.option_keys(
        array_agg(v.color) filter (where v.stock > v.reserved), array_agg(v.size) filter (where v.stock > v.reserved)
      ) as available_options
    from public.product_variants v where v.product_id = p.id
  ) as r
  where p.id >= 1000000
    and (p.stock_quantity, p.options, p.available_options) is distinct from (r.units, r.options, r.available_options)`;

const ofLedger = `
  select v.id from public.product_variants v
  where v.product_id >= 1000000
    and v.stock <> (select coalesce(sum(m.stock_delta), 0) from public.stock_moves m where m.variant_id = v.id)`;

const allOptions = `select * from private.product_options where product_id >= 1000000 order by product_id, color`;

trial("builds the measuring catalogue with the same rows as the triggers", async (client) => {
  await client.query(
    "insert into public.categories (id, name, slug, parent_id) values (900001, 'Top', 'many-top', null), (900002, 'Sub', 'many-sub', 900001)",
  );
  await client.query(
    `insert into public.sizes (name, kind, sort_order)
     select s.name, 'adult', 10 from unnest(
       array['S', 'M', 'L', 'XL', '2XL', '3XL', '2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y', '12-13Y']
     ) as s (name) on conflict do nothing`,
  );
  await client.query(
    "insert into public.colors (slug, name, hex) values ('many-red', 'Many Red', '#aa1111') on conflict do nothing",
  );
  await client.query(
    "insert into public.products (id, name, slug, price, status) values (900001, 'Model', 'many-model', 499, 'published')",
  );
  await client.query(
    `insert into public.product_images (product_id, image_url, thumbnail_url, color)
     values (900001, 'https://x.test/many-1920.webp', 'https://x.test/many-320.webp', 'many-red')`,
  );
  await insertManyRows(client, 30);

  const made = await client.query("select id from public.products where id >= 1000000");
  expect(made.rowCount).toBe(30);
  expect((await client.query(ofRules)).rows).toEqual([]);
  expect((await client.query(ofLedger)).rows).toEqual([]);

  const written = (await client.query(allOptions)).rows;
  await client.query("delete from private.product_options where product_id >= 1000000");
  // The trigger writes the options of a product whose own columns change.
  await client.query("update public.products set options = '{}' where id >= 1000000");
  expect((await client.query(allOptions)).rows).toEqual(written);
  expect(written).toHaveLength(30);
});
