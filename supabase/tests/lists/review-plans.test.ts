import type { PoolClient } from "pg";
import { reviewList } from "../../../lib/reviews/desk";
import { actAs } from "../support/actors";
import { inRollback, owner } from "../support/database";
import { fieldsOf, findScans } from "../support/list-plans";
import { buy, saveReview } from "../support/reviews";
import { makeProduct } from "../support/shop";

// As plans.test.ts, for what buyers say.

const ROWS = 20_000;

const conditions: Record<keyof typeof reviewList.fields | "words", string> = {
  words: `words ilike '%royal tiger%'`,
  open: `is_open = true`,
  status: `status = any ('{pending,rejected}')`,
  stars: `stars >= '1' and stars <= '1'`,
  product: `product_id >= '1' and product_id <= '1'`,
  reported: `is_reported = true`,
  written: `written_at >= '2025-01-05T00:00:00Z' and written_at < '2025-01-06T00:00:00Z'`,
};

/** Without triggers and the lines that they are about, which say nothing of these rows. */
async function fill(client: PoolClient): Promise<void> {
  const { id, variantIds } = await makeProduct(client, { stocks: [50] });
  const bought = await buy(client, variantIds);
  await saveReview(client, bought);
  await client.query("set local session_replication_role = replica");
  await client.query(
    `insert into public.reviews (order_item_id, order_id, product_id, stars, body, author_name, status, refusal, published_at, reports, written_at)
     select -n, $1, $2, case n % 90 when 0 then 1 else 5 end, case n % 997 when 0 then 'Royal tiger' else 'Soft ' || n end, 'Asha V.',
       case n % 200 when 0 then 'pending' when 1 then 'rejected' else 'published' end, case n % 200 when 1 then 'offensive' end,
       now(), case n % 300 when 7 then 1 else 0 end, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, $3) as n`,
    [bought.orderId, id, ROWS],
  );
  await client.query("set local session_replication_role = origin");
  await client.query("select gin_clean_pending_list('public.reviews_words')");
  await client.query("analyze public.reviews, public.products, public.review_photos");
}

it("each filter and each order of the reviews has an index", async () => {
  await inRollback(owner, async (client) => {
    await fill(client);
    await actAs(client, "editor");
    const large = ["reviews"];
    expect(Object.keys(conditions).sort()).toEqual(fieldsOf(reviewList));
    expect(await findScans(client, reviewList, { view: "review_list", conditions, large })).toEqual([]);
  });
});
