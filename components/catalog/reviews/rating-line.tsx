import { formatStars, type Rating, sayReviews } from "@/lib/catalog/rating";
import { Stars } from "./stars";

/** Where a product's page shows its reviews. */
export const reviewsId = "reviews";

/** Below a product's name: what buyers give it, and the way to what they say. */
export function RatingLine({ rating }: { rating: Rating }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
      <Stars value={rating.average} />
      <span className="tabular-nums">{formatStars(rating.average)}</span>
      <a href={`#${reviewsId}`} className="link inline-flex min-h-11 items-center">
        {sayReviews(rating.count)}
      </a>
    </p>
  );
}
