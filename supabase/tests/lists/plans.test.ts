import type { PoolClient } from "pg";
import { productList } from "../../../lib/products/product-list";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";

// What the lists of the back office ask of a large shop: no filter and no order may read a whole table.

const ROWS = 20_000;
const products = productList([]);

/** As PostgREST writes them. A new field of the list needs its line. */
const conditions: Record<keyof typeof products.fields | "words", string> = {
  words: `words ilike '%royal tiger%'`,
  status: `status = any ('{draft}')`,
  category: `primary_category_id = 900001`,
  price: `price >= '4900' and price <= '4950'`,
  stock: `stock >= '0' and stock <= '0'`,
  premium: `is_premium = true`,
  cut: `cut = any ('{kids}')`,
  created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
};

/** Without triggers, which keep what these rows say anyway. */
async function fill(client: PoolClient): Promise<void> {
  await client.query("set local session_replication_role = replica");
  await client.query("insert into public.categories (id, name, slug) values (900001, 'Rare', 'rare')");
  await client.query(
    `insert into public.products (id, name, slug, price, status, cut, is_premium, primary_category_id, stock_quantity, created_at)
     select 900000 + n, case n % 997 when 0 then '00 royal tiger ' || n else 'Plain tee ' || n end, 'plan-' || n, n % 5000,
       case n % 50 when 0 then 'draft' else 'published' end, case n % 90 when 0 then 'kids' else 'regular' end, n % 70 = 0,
       case n % 80 when 0 then 900001 end, n % 300, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, $1) as n`,
    [ROWS],
  );
  await client.query("set local session_replication_role = origin");
  // Rows that wait for their place in the text index would make it look expensive.
  await client.query("select gin_clean_pending_list('public.products_trigram')");
  await client.query("analyze public.products, public.categories");
}

it("each filter and each order of the products has an index", async () => {
  await inRollback(owner, async (client) => {
    await fill(client);
    await actAs(client, "editor");
    const large = ["products"];
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(products));
    expect(await findScans(client, products, { view: "product_list", conditions, large })).toEqual([]);
  });
});

it("the list of products is empty for everybody who may not see them", async () => {
  await inRollback(owner, async (client) => {
    await client.query("insert into public.products (name, slug, price) values ('Draft', 'only-draft', 1)");
    for (const [actor, rows] of [
      ["ravi", 0],
      ["editor", 1],
      ["service", 0],
    ] as const) {
      await actAs(client, actor);
      const found = await client.query("select id from public.product_list where slug = 'only-draft'");
      expect({ actor, rows: found.rowCount }).toEqual({ actor, rows });
      await client.query("reset role");
    }
    await actAs(client, "anon");
    await expect(client.query("select id from public.product_list")).rejects.toThrow(/permission denied/);
  });
});
