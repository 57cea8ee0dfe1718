import type { PoolClient } from "pg";
import { stockList } from "../../../lib/inventory/stock-list";
import { inRollback, owner } from "../support/backend/database";
import { fieldsOf, findScans, rowCount } from "../support/list-plans";
import { actAs } from "../support/people/actors";
import { makeProduct } from "../support/shop";

// The plans of lists/plans.test.ts, for the list of variants.

const list = stockList([], []);

/** In PostgREST's syntax. A new field of the list needs its line. */
const conditions: Record<keyof typeof list.fields | "words", string> = {
  words: `words ilike '%royal tiger%'`,
  product: `words ilike '%royal tiger%'`,
  sku: `sku = 'PLAN-777'`,
  barcode: `barcode = '9900000000777'`,
  size: `size = 'XL'`,
  color: `color = any ('{rare}')`,
  stock: `stock >= '290' and stock <= '290'`,
  reserved: `reserved > '0'`,
  free: `free >= '0' and free <= '0'`,
  low: `is_low = true`,
  active: `is_active = false`,
  number: `product_id >= '900777' and product_id <= '900777'`,
};

/** Without triggers, whose results these rows already have. */
async function fill(client: PoolClient): Promise<void> {
  await makeProduct(client, { stocks: [1, 1, 1, 1] });
  await client.query("set local session_replication_role = replica");
  await client.query("insert into public.colors (slug, name, hex) values ('rare', 'Rare', '#123456')");
  await client.query(
    `insert into public.products (id, name, slug, price, status, created_at)
     select 900000 + n, case n % 997 when 0 then '00 royal tiger ' || n else 'Plain tee ' || n end, 'plan-' || n, 499,
       case n % 50 when 0 then 'draft' else 'published' end, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, $1) as n`,
    [rowCount],
  );
  await client.query(
    `insert into public.product_variants (id, product_id, color, size, sku, barcode, stock, reserved, low_at)
     select 900000 + n, 900001 + n, case n % 400 when 0 then 'rare' else 'black' end,
       (array['S', 'M', 'L', 'XL'])[1 + n % 4], 'PLAN-' || n, (9900000000000 + n)::text, n % 300, case n % 90 when 89 then 2 else 0 end,
       case n % 70 when 0 then 20 end
     from generate_series(0, $1 - 1) as n`,
    [rowCount],
  );
  await client.query("set local session_replication_role = origin");
  // Rows pending in a text index would make it look expensive.
  for (const index of ["products_trigram", "product_variants_sku_words", "product_variants_barcode_words"]) {
    await client.query("select gin_clean_pending_list(('public.' || $1)::regclass)", [index]);
  }
  await client.query("analyze public.products, public.product_variants, public.colors");
}

it("each filter and each sort order of the stock list uses an index", async () => {
  await inRollback(owner, async (client) => {
    await fill(client);
    await actAs(client, "packer");
    const large = ["products", "product_variants"];
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(list));
    const codes = {
      "sku in part": "sku ilike '%plan-777%'",
      "barcode in part": "barcode ilike '%990000%0777%'",
    };
    const asked = { view: "stock_list", conditions: { ...conditions, ...codes }, large };
    expect(await findScans(client, list, asked)).toEqual([]);
  });
});

it("shows no variants to people who may not see stock", async () => {
  await inRollback(owner, async (client) => {
    const { variantIds } = await makeProduct(client, { stocks: [4] });
    for (const [actor, rows] of [
      ["ravi", 0],
      ["packer", 1],
      ["service", 0],
    ] as const) {
      await actAs(client, actor);
      const found = await client.query("select free from public.stock_list where id = any ($1)", [
        variantIds,
      ]);
      expect({ actor, rows: found.rowCount }).toEqual({ actor, rows });
      await client.query("reset role");
    }
    await actAs(client, "anon");
    await expect(client.query("select id from public.stock_list")).rejects.toThrow(/permission denied/);
  });
});
