import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { type ReviewPage, reviewsPath } from "@/lib/catalog/public-review";
import { formatReviewCount, type Rating } from "@/lib/catalog/rating";
import { reviewsId } from "./rating-line";
import { RatingSummary } from "./rating-summary";
import { ReviewItem } from "./review-item";

interface ProductReviewsProps {
  slug: string;
  rating: Rating;
  page: ReviewPage;
  shopName: string;
}

/** A product page's rating and newest reviews. */
export function ProductReviews({ slug, rating, page, shopName }: ProductReviewsProps) {
  return (
    <section aria-labelledby={reviewsId} className="mt-20">
      <h2 id={reviewsId} className="display scroll-mt-24 text-3xl">
        Reviews
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <RatingSummary rating={rating} slug={slug} />
        <div className="max-w-prose">
          {page.reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              shopName={shopName}
              report={<ReportLink slug={slug} id={review.id} />}
            />
          ))}
          <ButtonLink href={reviewsPath(slug)} prefetch={false} variant="outline" className="mt-6">
            {rating.count > page.reviews.length
              ? `All ${formatReviewCount(rating.count)}`
              : "Filter by stars and size"}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function ReportLink({ slug, id }: { slug: string; id: number }) {
  return (
    <Link href={reviewsPath(slug, { id })} prefetch={false} rel="nofollow" className="review-report">
      Report
    </Link>
  );
}
