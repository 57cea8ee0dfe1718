import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { type ReviewChoice, reviewsPath } from "@/lib/catalog/public-review";
import type { Rating } from "@/lib/catalog/rating";
import { describeSize } from "@/lib/catalog/sizes";
import { compareSizes } from "@/lib/catalog/sort-sizes";

interface ReviewFilterProps {
  slug: string;
  choice: ReviewChoice;
  rating: Rating;
  sizes: readonly string[];
}

/** Links to reviews with a number of stars, or of a size: each is a cached page. */
export function ReviewFilter({ slug, choice, rating, sizes }: ReviewFilterProps) {
  const link = (label: string, to: Partial<ReviewChoice>, isChosen: boolean) => (
    <li key={label}>
      <Link
        href={reviewsPath(slug, { stars: choice.stars, size: choice.size, ...to })}
        prefetch={false}
        rel="nofollow"
        aria-current={isChosen ? "true" : undefined}
        className={cn(
          "inline-flex min-h-11 items-center rounded-sm border px-3 text-sm",
          isChosen
            ? "border-foreground bg-foreground text-background"
            : "border-input hover:border-foreground",
        )}
      >
        {label}
      </Link>
    </li>
  );
  const given = rating.stars
    .map((times, index) => ({ times, stars: index + 1 }))
    .filter(({ times }) => times > 0)
    .reverse();
  return (
    <nav aria-label="Filter reviews" className="grid gap-3">
      <ul aria-label="By stars" className="flex flex-wrap gap-2">
        {link("All stars", { stars: null }, choice.stars === null)}
        {given.map(({ stars }) =>
          link(stars === 1 ? "1 star" : `${stars} stars`, { stars }, choice.stars === stars),
        )}
      </ul>
      {sizes.length > 1 ? (
        <ul aria-label="By size" className="flex flex-wrap gap-2">
          {link("All sizes", { size: null }, choice.size === null)}
          {sizes
            .toSorted(compareSizes)
            .map((size) => link(describeSize(size), { size }, choice.size === size))}
        </ul>
      ) : null}
    </nav>
  );
}
