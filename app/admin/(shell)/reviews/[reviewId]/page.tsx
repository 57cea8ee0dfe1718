import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { DecideReview, ReplyForm } from "@/components/reviews/admin/decide-review";
import { ReviewDetails, ReviewFacts } from "@/components/reviews/admin/review-details";
import { getAdminReview } from "@/server/reviews/admin-queries";

export const instant = false;

export const metadata: Metadata = { title: "Review" };

export default async function ReviewPage({ params }: PageProps<"/admin/reviews/[reviewId]">) {
  const found = await getAdminReview((await params).reviewId);
  if (!found) notFound();
  const { review, seesOrders } = found;
  return (
    <>
      <PageHeading title={review.product.name} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ReviewDetails review={review} />
        <div className="grid content-start gap-6">
          <ReviewFacts review={review} seesOrders={seesOrders} />
          <DecideReview key={`decide ${review.id} ${review.rev}`} review={review} />
          <ReplyForm key={`reply ${review.id}`} review={review} />
        </div>
      </div>
    </>
  );
}
