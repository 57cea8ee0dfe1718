import Link from "next/link";
import { Figures } from "@/components/admin/figures";
import { adminPaths } from "@/lib/admin-paths";
import { formatReviewCount, formatStars } from "@/lib/catalog/rating";
import { figureDays, type ReviewFigures as Reviewed, reviewList } from "@/lib/reviews/admin-review";
import { withQuery } from "@/lib/with-query";

/** Review statistics, and the best and worst rated products. */
export function ReviewFigures({ figures }: { figures: Reviewed }) {
  const { written, average, invited, answered, waiting, reported, products } = figures;
  const shown = [
    { label: "Reviews", value: String(written), note: `${waiting} waiting, ${reported} reported` },
    {
      label: "Average rating",
      value: average === null ? "–" : formatStars(average),
      note: "out of 5 stars",
    },
    {
      label: "Review rate",
      value: invited === 0 ? "–" : `${Math.round((answered * 100) / invited)}%`,
      note: `${answered} of ${invited} invitations`,
    },
  ];
  return (
    <section aria-labelledby="review-figures" className="mt-6 border-y py-4">
      <h2 id="review-figures" className="font-semibold">
        Last {figureDays} days
      </h2>
      <Figures figures={shown} />
      {products.length > 0 ? (
        <details className="mt-3">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Best and worst rated products
          </summary>
          <ol className="grid gap-x-8 sm:grid-cols-2">
            {products.map(({ id, name, count, average: stars }) => (
              <li key={id} className="flex justify-between gap-3 border-b py-2">
                <Link
                  href={withQuery(adminPaths.reviews, { q: `product:${id}` })}
                  prefetch={false}
                  className="wrap-anywhere min-w-0 hover:underline"
                >
                  {name}
                </Link>
                <span className="shrink-0 tabular-nums">
                  {formatStars(stars)}{" "}
                  <span className="text-muted-foreground">({formatReviewCount(count)})</span>
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-2 text-muted-foreground">
            All time, with three {reviewList.noun} or more reviews.
          </p>
        </details>
      ) : null}
    </section>
  );
}
