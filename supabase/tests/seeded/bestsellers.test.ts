import type { PoolClient } from "pg";
import { openSeededShop } from "./seeded-shop";

let client: PoolClient;

beforeAll(async () => {
  client = await openSeededShop();
  await client.query("select public.refresh_reports(1000)");
});

interface Card {
  id: number;
  is_bestseller: boolean;
  rating_count: number;
  rating_hundredths: number | null;
}

async function list(sort: string): Promise<Card[]> {
  const { rows } = await client.query("select public.search_products('{}', $1, 0, 100) -> 'items' as items", [
    sort,
  ]);
  return rows[0].items;
}

/** Numbers sold by product, in whole days of India before the current one. */
async function soldIn30Days(): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; sold: number }>(
    `select i.product_id::int as id, sum(i.quantity)::int as sold
     from public.orders o join public.order_items i on i.order_id = o.id
     where o.status not in ('Pending Payment', 'COD Review', 'Cancelled', 'RTO') and o.payment_method <> 'none'
       and private.indian_day(o.created_at) between private.indian_day(private.now() - interval '1 hour') - 30
         and private.indian_day(private.now() - interval '1 hour') - 1
     group by 1`,
  );
  return new Map(rows.map(({ id, sold }) => [id, sold]));
}

it("lists what sold best in 30 days first, and marks eight of it as bestsellers", async () => {
  const sold = await soldIn30Days();
  const cards = await list("bestselling");
  const counts = cards.map(({ id }) => sold.get(id) ?? 0);
  expect(counts[0]).toBeGreaterThanOrEqual(5);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const marked = cards.filter((card) => card.is_bestseller);
  expect(marked.map(({ id }) => sold.get(id) ?? 0)).toEqual(counts.slice(0, 8).filter((count) => count >= 5));
});

it("has printed tees as the demo shop's bestsellers on the home page", async () => {
  const first = (await list("bestselling")).slice(0, 4).map(({ id }) => id);
  const { rows } = await client.query("select name from public.products where id = any ($1) and is_blank", [
    first,
  ]);
  expect(rows).toEqual([]);
});

it("renews the pages of a product that no longer is a bestseller", async () => {
  await client.query("begin");
  const [first] = await list("bestselling");
  const { rows: known } = await client.query(
    "select coalesce(max(id), 0) as id from private.storefront_changes",
  );
  await client.query("delete from private.report_rows where report = 'products' and a = $1", [
    `${first?.id}`,
  ]);
  await client.query("select private.count_sales(private.indian_day(private.now() - interval '1 hour') - 1)");
  const { rows } = await client.query(
    "select distinct product_id::int as id from private.storefront_changes where id > $1",
    [known[0].id],
  );
  expect(rows.map(({ id }) => id)).toContain(first?.id);
  expect((await list("bestselling")).find(({ id }) => id === first?.id)?.is_bestseller).toBe(false);
  await client.query("rollback");
});

it("rates as if five more customers had given 3.8 stars", async () => {
  const rated = (await list("rating")).map(({ rating_count: count, rating_hundredths: average }) =>
    average === null ? 0 : (average * count + 1900) / (count + 5),
  );
  expect(rated[0]).toBeGreaterThan(380);
  expect(rated).toEqual(rated.toSorted((a, b) => b - a));
});
