import { reviewList } from "../../../lib/reviews/admin-review";
import { buy, saveReview } from "../support/customers/reviews";
import { bare, indexTrial } from "../support/list-plans";
import { makeProduct } from "../support/shop";

indexTrial("reviews", {
  list: reviewList,
  view: "review_list",
  actor: "editor",
  large: ["reviews"],
  analyzed: "public.reviews, public.products, public.review_photos",
  indexes: ["public.reviews_words"],
  conditions: {
    words: `words ilike '%royal tiger%'`,
    open: `is_open = true`,
    status: `status = any ('{pending,rejected}')`,
    stars: `stars >= '1' and stars <= '1'`,
    product: `product_id >= '1' and product_id <= '1'`,
    reported: `is_reported = true`,
    written: `written_at >= '2025-01-05T00:00:00Z' and written_at < '2025-01-06T00:00:00Z'`,
  },
  fill: async (client) => {
    const { id, variantIds } = await makeProduct(client, { stocks: [50] });
    const bought = await buy(client, variantIds);
    await saveReview(client, bought);
    const { orderId } = bought;
    await client.query(
      bare(`insert into public.reviews (order_item_id, order_id, product_id, stars, body, author_name, status, refusal, published_at, reports, written_at)
     select -n, '${orderId}', ${id}, case n % 90 when 0 then 1 else 5 end, case n % 997 when 0 then 'Royal tiger' else 'Soft ' || n end, 'Asha V.',
       case n % 200 when 0 then 'pending' when 1 then 'rejected' else 'published' end, case n % 200 when 1 then 'offensive' end,
       now(), case n % 300 when 7 then 1 else 0 end, timestamptz '2025-01-01' + n * interval '7 minutes'
     from generate_series(1, 20000) as n`),
    );
  },
});
