import Link from "next/link";
import type { CSSProperties } from "react";
import { reviewsPath } from "@/lib/catalog/public-review";
import { formatReviewCount, formatStars, type Rating } from "@/lib/catalog/rating";
import { paths } from "@/lib/paths";
import { Stars } from "./stars";

interface RatingSummaryProps {
  rating: Rating;
  slug: string;
}

/** The average, and the number of reviews per star; each links to those reviews. */
export function RatingSummary({ rating: { average, count, stars }, slug }: RatingSummaryProps) {
  return (
    <div>
      <p className="flex items-baseline gap-3">
        <span className="display text-5xl tabular-nums">{formatStars(average)}</span>
        <span>
          <Stars value={average} />
          <span className="block text-muted-foreground text-sm">{formatReviewCount(count)}</span>
        </span>
      </p>
      <ul className="star-rows">
        {stars
          .map((times, index) => ({ times, given: index + 1 }))
          .reverse()
          .map(({ times, given }) => (
            <li key={given}>
              <StarRow given={given} times={times} share={times / count} slug={slug} />
            </li>
          ))}
      </ul>
      <p className="mt-3 text-sm">
        <Link href={`${paths.terms}#reviews`} prefetch={false} className="link">
          How we check reviews
        </Link>
      </p>
    </div>
  );
}

interface StarRowProps {
  given: number;
  times: number;
  share: number;
  slug: string;
}

function StarRow({ given, times, share, slug }: StarRowProps) {
  const label = given === 1 ? "1 star" : `${given} stars`;
  if (times === 0)
    return (
      <span>
        {label} <i /> <b>0</b>
      </span>
    );
  return (
    <Link href={reviewsPath(slug, { stars: given })} prefetch={false}>
      {label} <i style={{ "--share": `${Math.round(share * 100)}%` } as CSSProperties} /> <b>{times}</b>
    </Link>
  );
}
