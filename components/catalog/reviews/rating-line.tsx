import { formatReviewCount, formatStars, type Rating } from "@/lib/catalog/rating";
import { Stars } from "./stars";

/** The id of the reviews on a product page. */
export const reviewsId = "reviews";

/** The rating below a product's name, linked to the reviews. */
export function RatingLine({ rating }: { rating: Rating }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
      <Stars value={rating.average} />
      <span className="tabular-nums">{formatStars(rating.average)}</span>
      <a href={`#${reviewsId}`} className="link inline-flex min-h-11 items-center">
        {formatReviewCount(rating.count)}
      </a>
    </p>
  );
}
