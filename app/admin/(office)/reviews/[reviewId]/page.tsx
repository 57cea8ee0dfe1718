import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeading } from "@/components/admin/page-heading";
import { DecideReview, ReplyForm } from "@/components/reviews/admin/decide-review";
import { DeskReview, ReviewFacts } from "@/components/reviews/admin/desk-review";
import { getDeskReview } from "@/server/reviews/desk-queries";

export const instant = false;

export const metadata: Metadata = { title: "Review" };

export default async function ReviewPage({ params }: PageProps<"/admin/reviews/[reviewId]">) {
  const found = await getDeskReview((await params).reviewId);
  if (!found) notFound();
  const { review, seesOrders } = found;
  return (
    <>
      <PageHeading title={review.product.name} />
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <DeskReview review={review} />
        <div className="grid content-start gap-6">
          <ReviewFacts review={review} seesOrders={seesOrders} />
          <DecideReview key={`decide ${review.id} ${review.rev}`} review={review} />
          <ReplyForm key={`reply ${review.id}`} review={review} />
        </div>
      </div>
    </>
  );
}
