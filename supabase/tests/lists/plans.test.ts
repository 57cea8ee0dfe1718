import { productList } from "../../../lib/products/product-list";
import { trial } from "../support/backend/database";
import { bare, indexTrial } from "../support/list-plans";
import { actAs } from "../support/people/actors";

indexTrial("products", {
  list: productList([]),
  view: "product_list",
  actor: "editor",
  large: ["products"],
  analyzed: "public.products, public.categories",
  indexes: ["public.products_trigram"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    status: `status = any ('{draft}')`,
    category: `primary_category_id = 900001`,
    price: `price >= '4900' and price <= '4950'`,
    stock: `stock >= '0' and stock <= '0'`,
    premium: `is_premium = true`,
    cut: `cut = any ('{kids}')`,
    created: `created_at >= '2025-01-05T00:00:00Z' and created_at < '2025-01-06T00:00:00Z'`,
  },
  fill: bare(`insert into public.categories (id, name, slug) values (900001, 'Rare', 'rare');
    insert into public.products (id, name, slug, price, status, cut, is_premium, primary_category_id, stock_quantity, created_at)
     select 900000 + n, case n % 997 when 0 then '00 royal tiger ' || n else 'Plain tee ' || n end, 'plan-' || n, n % 5000,
       case n % 50 when 0 then 'draft' else 'published' end, case n % 90 when 0 then 'kids' else 'regular' end, n % 70 = 0,
       case n % 80 when 0 then 900001 end, n % 300, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, 20000) as n`),
});

trial("shows no products to people who may not see them", async (client) => {
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
