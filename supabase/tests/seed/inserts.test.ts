import type { PoolClient } from "pg";
import { appEnv } from "../../../sandbox/app-env";
import { insertDesigns } from "../../../seed/designs/asha";
import { insertManyRows } from "../../../seed/many";
import { hashOfToken, shareTokenOf } from "../../../server/designs/share-token";
import { inRollback, owner, trial } from "../support/backend/database";
import { people } from "../support/people/actors";

const env = appEnv({ siteUrl: "http://localhost:3000", gatewayUrl: "http://localhost:54321" });
Object.assign(process.env, env);

const now = new Date("2026-11-25T06:00:00Z");
const insert = (client: PoolClient) => insertDesigns(client, now, () => env.ORDER_TOKEN_SECRET ?? "");

it("gives Asha five designs on garments of each cut, one with a share link", async () => {
  const { asha } = people;
  await inRollback(owner, async (client) => {
    await client.query("delete from public.designs where user_id = $1", [asha]);
    await insert(client);
    await insert(client);
    const { rows: designs } = await client.query(
      `select document ->> 'cut' as cut, saved_at < $2 as is_before from public.designs where user_id = $1 order by saved_at`,
      [asha, now],
    );
    expect(designs.map(({ cut }) => cut)).toEqual(["regular", "women", "regular", "kids", "oversized"]);
    expect(designs.every(({ is_before }) => is_before)).toBe(true);

    const { rows: versions } = await client.query(
      `select v.id, v.share_serial, v.share_token_hash from public.design_versions v
       join public.designs d on d.id = v.design_id and d.document = v.document
       where v.user_id = $1 and v.created_at < $2 and v.rights_accepted_at is null`,
      [asha, now],
    );
    expect(versions.map((one) => one.share_token_hash)).toEqual(
      versions.map((one) => hashOfToken(shareTokenOf(one.id, one.share_serial))),
    );
    expect(versions).toHaveLength(1);
  });
});

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
