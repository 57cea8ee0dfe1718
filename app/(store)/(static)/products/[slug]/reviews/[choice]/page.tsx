import type { Metadata } from "next";
import { RatingSummary } from "@/components/catalog/reviews/rating-summary";
import { ReviewItem } from "@/components/catalog/reviews/review-item";
import { MissingRecord } from "@/components/layout/missing-record";
import { ReportReview } from "@/components/reviews/report-review";
import { ReviewFilter } from "@/components/reviews/review-filter";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button-link";
import { Pagination } from "@/components/ui/pagination";
import { reviewsPath, reviewsPerPage } from "@/lib/catalog/public-review";
import { describeFit, type Rating } from "@/lib/catalog/rating";
import { paths } from "@/lib/paths";
import { missingMeta } from "@/lib/seo/missing-meta";
import { getReviewsPage } from "@/server/catalog/queries";

type Props = PageProps<"/products/[slug]/reviews/[choice]">;

/** Next requires at least one; no product has this slug. The others are rendered at their first visit and cached. */
export const generateStaticParams = () => [{ slug: "none", choice: "all" }];

async function readPage({ params }: Props) {
  const { slug, choice } = await params;
  return getReviewsPage(slug, choice);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  if (!page) return missingMeta;
  return {
    title: `Reviews of ${page.product.name}`,
    // The product page itself gives these reviews to search engines.
    robots: { index: false },
    alternates: { canonical: paths.product(page.product.slug) },
  };
}

export default async function ReviewsPage(props: Props) {
  const page = await readPage(props);
  if (!page) return <MissingRecord />;
  const { product, rating, choice, reviews, shopName } = page;
  const fit = describeFit(rating.fits);
  return (
    <div className="container-page pt-4 pb-20">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: paths.home },
          { label: "Products", href: paths.products },
          { label: product.name, href: paths.product(product.slug) },
        ]}
        current="Reviews"
      />
      <h1 className="display wrap-anywhere mt-3 text-3xl sm:text-4xl">Reviews of {product.name}</h1>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <RatingSummary rating={rating} slug={product.slug} />
          {fit ? <p>{fit}</p> : null}
          <ButtonLink href={paths.product(product.slug)} prefetch={false} variant="outline">
            Back to product
          </ButtonLink>
        </div>
        <div className="max-w-prose">
          {choice.id === null ? (
            <ReviewFilter slug={product.slug} choice={choice} rating={rating} sizes={reviews.sizes} />
          ) : (
            <ButtonLink href={reviewsPath(product.slug)} prefetch={false} variant="link">
              All reviews
            </ButtonLink>
          )}
          {reviews.reviews.length === 0 ? <NoneOfThese rating={rating} slug={product.slug} /> : null}
          {reviews.reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              shopName={shopName}
              report={<ReportReview id={review.id} isOpen={choice.id !== null} />}
            />
          ))}
          <Pagination
            page={choice.page}
            pageCount={Math.ceil(reviews.total / reviewsPerPage)}
            hrefOf={(number) => reviewsPath(product.slug, { ...choice, page: number })}
            label="Reviews"
            className="mt-8"
          />
        </div>
      </div>
    </div>
  );
}

function NoneOfThese({ rating, slug }: { rating: Rating; slug: string }) {
  return (
    <p className="mt-6">
      {rating.count === 0 ? "No reviews yet." : "No reviews match."}{" "}
      <ButtonLink href={reviewsPath(slug)} prefetch={false} variant="link">
        All reviews
      </ButtonLink>
    </p>
  );
}
