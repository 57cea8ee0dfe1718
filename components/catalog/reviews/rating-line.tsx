import { formatReviewCount, formatStars, hasStars, type Rating } from "@/lib/catalog/rating";
import { Stars } from "./stars";

/** The id of the reviews on a product page. */
export const reviewsId = "reviews";

/** The rating below a product's name, linked to the reviews; the stars from three reviews on. */
export function RatingLine({ rating }: { rating: Rating }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
      {hasStars(rating) ? (
        <>
          <Stars value={rating.average} />
          <span className="tabular-nums">{formatStars(rating.average)}</span>
        </>
      ) : null}
      <a href={`#${reviewsId}`} className="link inline-flex min-h-11 items-center">
        {formatReviewCount(rating.count)}
      </a>
    </p>
  );
}
