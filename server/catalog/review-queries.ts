import "server-only";
import type { ReviewChoice, ReviewPage } from "@/lib/catalog/public-review";
import { tags } from "@/server/cache";
import { readWithCachePolicy } from "./read-with-cache-policy";
import { findReviews } from "./review-repository";

export const noReviews: ReviewPage = { total: 0, sizes: [], reviews: [] };

/** A product's public reviews, cached until one of them changes. */
export async function listReviews(
  productId: number,
  choice: ReviewChoice,
  limit: number,
): Promise<ReviewPage> {
  "use cache";
  return readWithCachePolicy(
    "products",
    noReviews,
    () => findReviews(productId, choice, limit),
    () => [tags.product(productId)],
  );
}
