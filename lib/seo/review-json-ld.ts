import type { PublicReview } from "@/lib/catalog/public-review";
import { maxStars, type Rating } from "@/lib/catalog/rating";
import type { JsonLd } from "./json-ld";

export interface Reviewed {
  /** Null without reviews: they are omitted then. */
  rating: Pick<Rating, "count" | "average"> | null;
  reviews: readonly Pick<PublicReview, "stars" | "title" | "body" | "author" | "writtenAt">[];
}

const ratingOf = (value: number): JsonLd => ({
  "@type": "Rating",
  ratingValue: value,
  bestRating: maxStars,
  worstRating: 1,
});

/** The review data of a product; the reviews are visible on its page too. */
export function reviewsJsonLd({ rating, reviews }: Reviewed): JsonLd {
  if (!rating) return {};
  return {
    aggregateRating: {
      ...ratingOf(rating.average),
      "@type": "AggregateRating",
      reviewCount: rating.count,
    },
    review: reviews.map(({ stars, title, body, author, writtenAt }) => ({
      "@type": "Review",
      ...(title !== "" && { name: title }),
      reviewBody: body,
      reviewRating: ratingOf(stars),
      author: { "@type": "Person", name: author },
      datePublished: writtenAt.slice(0, 10),
    })),
  };
}
